import type { Wording } from '@dopahiya/domain/languages';
import type { ListingChanges, ListingDraft } from '@dopahiya/domain/inputs';
import { insuranceFault, lastInsuredYear, listedYears } from '@dopahiya/domain/market';
import { isWithin } from '@dopahiya/domain/typed';
import type { FieldErrors } from '../../../core/errors.ts';
import { yearBeforeSale } from '../../catalogue/index.ts';
import type { listings } from '../../../core/database/listing-schema.ts';
import type { NamedPlaces } from './listing-names.ts';
import { marketErrors } from '../../../core/texts/index.ts';

type Stored = typeof listings.$inferInsert;

const names = [
  'brand_id',
  'brand_name',
  'bike_id',
  'model',
  'version',
  'year_of_manufacture',
  'km_ridden',
  'color',
  'city_id',
  'registration_location',
  'owner',
  'condition',
  'expected_price',
  'is_price_negotiable',
  'is_insured',
  'insurance_expiry_date',
  'is_loan_active',
  'loan_provider',
  'loan_remarks',
  'description',
  'contact',
] as const satisfies (keyof Stored)[];

/** Columns of a listing that the seller fills in. */
export type ListingFacts = Pick<Stored, (typeof names)[number]>;

/** Returns the facts of a stored listing, without its status. */
export function factsOf(stored: typeof listings.$inferSelect): ListingFacts {
  return Object.fromEntries(names.map((name) => [name, stored[name]])) as ListingFacts;
}

/** A seller's changes to a listing's facts. */
export type ListingFactChanges = Omit<ListingChanges, 'revision' | 'status' | 'sold_price'>;

/** Returns the facts given in a request body; omitted fields are left out. */
export function factsSaid(
  said: Omit<Partial<ListingDraft>, 'submission_key'> | ListingFactChanges,
  named: NamedPlaces,
): ListingFacts {
  const facts: Partial<ListingFacts> = { ...said, ...named.facts };
  return Object.fromEntries(
    names.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])),
  ) as ListingFacts;
}

/** Fields a moderator checks before verifying a listing; changing one of them removes the verification. */
const checked = [
  'brand_id',
  'model',
  'version',
  'year_of_manufacture',
  'km_ridden',
  'color',
  'city_id',
  'registration_location',
  'owner',
  'condition',
  'is_loan_active',
  'loan_provider',
  'loan_remarks',
  'description',
] as const satisfies (keyof ListingFacts)[];

/** Checks whether a change requires a new verification. A lower price does, since frauds ask for little. */
export function needsNewCheck(before: ListingFacts, after: ListingFacts): boolean {
  return after.expected_price < before.expected_price || checked.some((name) => before[name] !== after[name]);
}

/** Clears insurance and loan details that do not apply. */
export function dropUnusedFacts(facts: ListingFacts): ListingFacts {
  return {
    ...facts,
    ...(!facts.is_insured && { insurance_expiry_date: null }),
    ...(!facts.is_loan_active && { loan_provider: null, loan_remarks: null }),
  };
}

/** Returns validation errors by field name. */
export function validateListingFacts(
  facts: ListingFacts,
  { soldSince }: Pick<NamedPlaces, 'soldSince'>,
  now: Date,
): FieldErrors {
  const fieldErrors = {
    year_of_manufacture:
      yearComplaint(facts.year_of_manufacture, now) ?? yearBeforeSale(soldSince, facts.year_of_manufacture),
    insurance_expiry_date: facts.is_insured ? insuranceComplaint(facts.insurance_expiry_date, now) : undefined,
    loan_provider: facts.is_loan_active && !facts.loan_provider ? marketErrors.lenderNeeded : undefined,
  };
  return Object.fromEntries(Object.entries(fieldErrors).flatMap(([name, text]) => (text ? [[name, [text]]] : [])));
}

function yearComplaint(year: number, now: Date): Wording | undefined {
  const years = listedYears(now);
  return isWithin(year, years) ? undefined : marketErrors.yearOutside(years.min, years.max);
}

const insuranceErrors = {
  missing: () => marketErrors.insuranceEndMissing,
  past: () => marketErrors.insuranceEnded,
  far: (now: Date) => marketErrors.insuranceTooFar(lastInsuredYear(now)),
};

function insuranceComplaint(until: string | null | undefined, now: Date): Wording | undefined {
  const fault = insuranceFault(until, now);
  return fault === null ? undefined : insuranceErrors[fault](now);
}
