import { listingColours, listingConditions, listingLimits, listingOwners } from '../market/index.ts';
import * as z from 'zod';
import { messages as texts } from './input-texts.ts';
import { nameOrId, optionalIfEmpty } from './query-values.ts';
import {
  choice,
  phoneNumber,
  submissionKey,
  typedId,
  typedLine,
  typedLines,
  typedNumber,
  yesOrNo,
} from './typed-texts.ts';

const { price, km, year: years, description, ...lengths } = listingLimits;

const day = z.iso.date({ error: texts.day });
const rupees = typedNumber(texts.priceRange(price), price);

/** Year of manufacture; the server narrows it to the years in which such bikes were sold. */
export const year = typedNumber(texts.year, years);

const factShape = {
  brand: nameOrId(texts.brand).describe('Id, slug or name'),
  model: typedLine(texts.modelMissing, lengths.model),
  version: typedLine(texts.versionMissing, lengths.version),
  year_of_manufacture: year,
  km_ridden: typedNumber(texts.kmRange(km.max), km),
  color: choice(listingColours),
  city: nameOrId(texts.city).describe('Id, slug or name'),
  registration_location: typedLine(texts.registrationMissing, lengths.registration_location),
  owner: choice(listingOwners),
  condition: choice(listingConditions),
  expected_price: rupees.describe('Whole rupees'),
  is_price_negotiable: yesOrNo,
  is_insured: yesOrNo,
  insurance_expiry_date: day,
  is_loan_active: yesOrNo,
  loan_provider: typedLine(texts.lenderMissing, lengths.loan_provider),
  loan_remarks: typedLines(texts.loanRemarksMissing, {
    min: 1,
    max: lengths.loan_remarks,
  }).describe('Others never see them'),
  description: typedLines(texts.descriptionMissing, { min: 1, max: description.max }),
  contact: phoneNumber(texts.phone).describe('A phone number of 10 digits; others never see it'),
};

const optional = {
  version: optionalIfEmpty(factShape.version),
  color: optionalIfEmpty(factShape.color),
  insurance_expiry_date: optionalIfEmpty(day).describe('Needed where it is insured, like 2027-03-31'),
  loan_provider: optionalIfEmpty(factShape.loan_provider).describe('Needed where a loan is active'),
  loan_remarks: optionalIfEmpty(factShape.loan_remarks),
};

/** The body of a new listing; empty form fields count as missing. */
export const listingDraftSchema = z.object({
  ...factShape,
  ...optional,
  is_price_negotiable: yesOrNo.default(true),
  is_insured: yesOrNo.default(false),
  is_loan_active: yesOrNo.default(false),
  submission_key: optionalIfEmpty(submissionKey).describe(
    'Named by who sends it: sent again with the same key, it is one listing',
  ),
});
/** New listing, as it is sent. */
export type UsedBikeDraft = z.input<typeof listingDraftSchema>;
export type ListingDraft = z.infer<typeof listingDraftSchema>;

/** Accepts null or an empty form field to clear a value; a missing field keeps it. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value: z.input<Schema> | '' | null | undefined) => (value === '' ? null : value), schema.nullish());

const clearable = {
  version: orNone(factShape.version),
  color: orNone(factShape.color),
  insurance_expiry_date: orNone(day),
  loan_provider: orNone(factShape.loan_provider),
  loan_remarks: orNone(factShape.loan_remarks),
};

/** The body that edits a listing or changes its status. */
export const listingChangesSchema = z.object({
  revision: typedId(texts.revision),
  ...z.object(factShape).partial().shape,
  ...clearable,
  status: choice(['sold', 'withdrawn', 'active'])
    .optional()
    .describe('`active` puts it on sale for 60 days more, and within a day of a sale undoes it'),
  sold_price: rupees.nullish().describe('With the status `sold`, where the seller says it; others never see it'),
});
/** Seller's changes to a listing, as they are sent; `revision` is the one they last saw. */
export type UsedBikeChanges = z.input<typeof listingChangesSchema>;
export type ListingChanges = z.infer<typeof listingChangesSchema>;
