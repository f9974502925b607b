import { placeName } from '@dopahiya/domain/places';
import type { UsedBikeDetail } from '@dopahiya/domain/market';
import { formatDate, formatQuantity } from '@dopahiya/domain/site';
import * as words from '#texts/listing-words';
import * as texts from '#texts/used-bike-page';
import { nameOf } from '../used-bikes-page/used-bike-card.ts';

/** Returns brand, model and version of a used bike. */
export const fullNameOf = (bike: UsedBikeDetail): string => `${bike.brand_details.name} ${nameOf(bike)}`;

/** A labelled fact. */
export interface UsedBikeFact {
  label: string;
  value: string;
}

type Words = Record<string, string | undefined>;

/** Returns the label for a value; an unknown value is returned unchanged. */
const wordFor = (known: Words, value: string | null, missing: string): string =>
  value === null ? missing : (known[value] ?? value);

/** Returns a seller's main facts in brief; missing ones are left out. */
export function summariseUsedBike({ year_of_manufacture, km_ridden, owner }: UsedBikeDetail): string[] {
  return [
    year_of_manufacture?.toString() ?? null,
    km_ridden === null ? null : formatQuantity(km_ridden, 'km'),
    owner === null ? null : wordFor(words.owners, owner, ''),
  ].filter((fact) => fact !== null);
}

/** Returns the six facts below the photos; missing ones are labelled as such. */
export function quickFactsOf(bike: UsedBikeDetail): UsedBikeFact[] {
  return [yearOf(bike), distanceOf(bike), ownerOf(bike), conditionOf(bike), loanOf(bike), insuranceOf(bike)];
}

/** Returns all facts that the seller gave. */
export function factsOf(bike: UsedBikeDetail): UsedBikeFact[] {
  const { color, registration_location, created_at, updated_at } = bike;
  return [
    { label: texts.labels.model, value: fullNameOf(bike) },
    yearOf(bike),
    distanceOf(bike),
    { label: texts.labels.colour, value: wordFor(words.colours, color, texts.notSaid) },
    ownerOf(bike),
    conditionOf(bike),
    { label: texts.labels.registered, value: registration_location ?? texts.notSaid },
    { label: texts.labels.place, value: placeOf(bike) },
    insuranceOf(bike),
    loanOf(bike),
    ...(created_at === null ? [] : [{ label: texts.labels.listed, value: listedText(created_at, updated_at) }]),
  ];
}

/** Returns the bike's location. */
export function placeOf({ city_name, state, registration_location }: UsedBikeDetail): string {
  const places = [...new Set([city_name, state])].filter((place) => place !== null);
  return placeName(places.join(', ')) || (registration_location ?? texts.missing.place);
}

const yearOf = ({ year_of_manufacture }: UsedBikeDetail): UsedBikeFact => ({
  label: texts.labels.year,
  value: year_of_manufacture?.toString() ?? texts.missing.year,
});

const distanceOf = ({ km_ridden }: UsedBikeDetail): UsedBikeFact => ({
  label: texts.labels.ridden,
  value: km_ridden === null ? texts.missing.kilometres : formatQuantity(km_ridden, 'km'),
});

const ownerOf = ({ owner }: UsedBikeDetail): UsedBikeFact => ({
  label: texts.labels.owner,
  value: wordFor(words.owners, owner, texts.notSaid),
});

const conditionOf = ({ condition }: UsedBikeDetail): UsedBikeFact => ({
  label: texts.labels.condition,
  value: wordFor(words.conditions, condition, texts.notSaid),
});

function loanOf({ is_loan_active, loan_provider }: UsedBikeDetail): UsedBikeFact {
  const active = loan_provider === null ? texts.onLoan : texts.onLoanOf(loan_provider);
  return { label: texts.labels.loan, value: saidOf(is_loan_active, active, texts.noLoan) };
}

function insuranceOf({ is_insured, insurance_expiry_date }: UsedBikeDetail): UsedBikeFact {
  const until = insurance_expiry_date === null ? texts.insured : texts.insuredUntil(formatDate(insurance_expiry_date));
  return { label: texts.labels.insurance, value: saidOf(is_insured, until, texts.notInsured) };
}

const saidOf = (flag: boolean | null, yes: string, no: string): string =>
  flag === null ? texts.notSaid : flag ? yes : no;

const listedText = (created: string, updated: string | null): string => {
  const [listed, changed] = [formatDate(created), updated === null ? null : formatDate(updated)];
  return changed === null || changed === listed ? listed : texts.listedChanged(listed, changed);
};
