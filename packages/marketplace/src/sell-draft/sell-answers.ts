import type { ListingColour, ListingCondition, ListingOwner } from '@dopahiya/domain/market';

/** The number of a step. */
export type SellStep = 1 | 2 | 3;

/** A city as its dialog gives it. */
export interface SellCity {
  id: number | string;
  name: string;
}

/** What a seller has answered so far, as they typed it and by the names of the contract: what is empty, or null, is yet to be answered. */
export interface SellAnswers {
  brand: { id: number | string; name: string; slug: string } | null;
  model: string;
  version: string;
  year_of_manufacture: string;
  km_ridden: string;
  color: ListingColour | null;
  owner: ListingOwner | null;
  city: SellCity | null;
  registration_location: string;
  condition: ListingCondition | null;
  expected_price: number | null;
  is_price_negotiable: boolean;
  is_insured: boolean;
  insurance_expiry_date: string;
  is_loan_active: boolean;
  loan_provider: string;
  loan_remarks: string;
  description: string;
  contact: string;
}

export const emptySellAnswers: SellAnswers = {
  brand: null,
  model: '',
  version: '',
  year_of_manufacture: '',
  km_ridden: '',
  color: null,
  owner: null,
  city: null,
  registration_location: '',
  condition: null,
  expected_price: null,
  is_price_negotiable: true,
  is_insured: false,
  insurance_expiry_date: '',
  is_loan_active: false,
  loan_provider: '',
  loan_remarks: '',
  description: '',
  contact: '',
};

/** The answers with some changed: another brand clears the model, another model the version. */
export function withChanges(answers: SellAnswers, changes: Partial<SellAnswers>): SellAnswers {
  const next = { ...answers, ...changes };
  if (next.brand?.slug !== answers.brand?.slug) return { ...next, model: '', version: '' };
  return next.model === answers.model ? next : { ...next, version: changes.version ?? '' };
}

/** What the bike is called: brand and model. */
export const bikeNameOf = ({ brand, model }: SellAnswers): string => [brand?.name, model.trim()].join(' ').trim();
