import type { ListingColour, ListingCondition, ListingOwner } from '@dopahiya/domain/market';

/** Number of a step. */
export type SellStep = 1 | 2 | 3;

/** A city chosen in the city dialog. */
export interface SellCity {
  id: number | string;
  name: string;
}

/** A seller's answers so far, as typed, under their API names; empty or null if unanswered. */
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

/** Returns the answers with changes: a new brand clears the model, a new model the version. */
export function withChanges(answers: SellAnswers, changes: Partial<SellAnswers>): SellAnswers {
  const next = { ...answers, ...changes };
  if (next.brand?.slug !== answers.brand?.slug) return { ...next, model: '', version: '' };
  return next.model === answers.model ? next : { ...next, version: changes.version ?? '' };
}

/** Returns brand and model as the bike's name. */
export const bikeNameOf = ({ brand, model }: SellAnswers): string => [brand?.name, model.trim()].join(' ').trim();
