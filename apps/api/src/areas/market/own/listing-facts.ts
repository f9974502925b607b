import type { ListingChanges, ListingDraft } from '@dopahiya/domain/inputs';
import { listingLimits } from '@dopahiya/domain/market';
import { dateInIndia } from '@dopahiya/domain/site';
import { yearBeforeSale } from '../../catalogue/index.ts';
import type { listings } from '../../../core/database/listing-schema.ts';
import type { NamedPlaces } from './listing-names.ts';

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

/** What a seller says of a bike, as the database has it. */
export type ListingFacts = Pick<Stored, (typeof names)[number]>;

/** The facts of a stored listing, without what became of it. */
export function factsOf(stored: typeof listings.$inferSelect): ListingFacts {
  return Object.fromEntries(names.map((name) => [name, stored[name]])) as ListingFacts;
}

/** What a seller says anew. */
export type ListingFactChanges = Omit<ListingChanges, 'revision' | 'status' | 'sold_price'>;

/** The facts that a body says; what it leaves out is left out. */
export function factsSaid(
  said: Omit<Partial<ListingDraft>, 'submission_key'> | ListingFactChanges,
  named: NamedPlaces,
): ListingFacts {
  const facts: Partial<ListingFacts> = { ...said, ...named.facts };
  return Object.fromEntries(
    names.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])),
  ) as ListingFacts;
}

/** What somebody looks at before a listing is verified: another of them means that nobody has looked yet. */
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

/** Whether what was looked at is another by now. A lower price counts: frauds ask for little. */
export function needsNewCheck(before: ListingFacts, after: ListingFacts): boolean {
  return after.expected_price < before.expected_price || checked.some((name) => before[name] !== after[name]);
}

/** Facts without what belongs to an insurance or a loan that there is not. */
export function dropUnusedFacts(facts: ListingFacts): ListingFacts {
  return {
    ...facts,
    ...(!facts.is_insured && { insurance_expiry_date: null }),
    ...(!facts.is_loan_active && { loan_provider: null, loan_remarks: null }),
  };
}

/** What of them cannot be, by the names of the fields that a seller fills in. */
export function validateListingFacts(
  facts: ListingFacts,
  { soldSince }: Pick<NamedPlaces, 'soldSince'>,
  now: Date,
): Record<string, string[]> {
  const today = dateInIndia(now);
  const thisYear = Number(today.slice(0, 4));
  const fieldErrors = {
    year_of_manufacture:
      yearComplaint(facts.year_of_manufacture, thisYear) ?? yearBeforeSale(soldSince, facts.year_of_manufacture),
    insurance_expiry_date: facts.is_insured ? insuranceComplaint(facts.insurance_expiry_date, today) : undefined,
    loan_provider: facts.is_loan_active && !facts.loan_provider ? 'Enter the lender, or turn the loan off.' : undefined,
  };
  return Object.fromEntries(Object.entries(fieldErrors).flatMap(([name, text]) => (text ? [[name, [text]]] : [])));
}

function yearComplaint(year: number, thisYear: number): string | undefined {
  const first = thisYear - listingLimits.years;
  return year >= first && year <= thisYear ? undefined : `Enter a year from ${first} to ${thisYear}.`;
}

const MAX_INSURED_YEARS = 6;

function insuranceComplaint(until: string | null | undefined, today: string): string | undefined {
  if (!until) return 'Enter the date the insurance ends, or turn insurance off.';
  if (until < today) return 'This date has passed. Enter the date the insurance ends, or turn insurance off.';
  const last = Number(today.slice(0, 4)) + MAX_INSURED_YEARS;
  return Number(until.slice(0, 4)) > last ? `Enter a date up to the end of ${last}.` : undefined;
}
