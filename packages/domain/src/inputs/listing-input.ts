import { listingColours, listingConditions, listingLimits, listingOwners } from '../market/index.ts';
import { formatNumber, formatPrice } from '../site/index.ts';
import * as z from 'zod';
import { nameOrId, optionalIfEmpty } from './query-values.ts';
import { phoneNumber, typedLine, typedLines, typedNumber } from './typed-texts.ts';

const { price, km, description, ...lengths } = listingLimits;

const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `Give one of: ${words.join(', ')}.` });

const yesOrNo = z.boolean({ error: 'Give true or false.' });
const day = z.iso.date({ error: 'Enter a date like 2027-03-31.' });
const rupees = typedNumber(
  `Enter a price from ${formatPrice(price.min)} to ${formatPrice(price.max)}, in whole rupees.`,
  price,
);

const phone = phoneNumber('Enter a 10-digit phone number.');

const factShape = {
  brand: nameOrId('the id or name of a brand').describe('Id, slug or name'),
  model: typedLine('Enter the model.', lengths.model),
  version: typedLine('Enter the version, or leave it empty.', lengths.version),
  year_of_manufacture: typedNumber('Enter the year of manufacture, with four digits.', { min: 1900, max: 9999 }),
  km_ridden: typedNumber(`Enter kilometres from 0 to ${formatNumber(km)}.`, { min: 0, max: km }),
  color: choice(listingColours),
  city: nameOrId('the id or name of a city').describe('Id, slug or name'),
  registration_location: typedLine('Enter where it’s registered.', lengths.registration_location),
  owner: choice(listingOwners),
  condition: choice(listingConditions),
  expected_price: rupees.describe('Whole rupees'),
  is_price_negotiable: yesOrNo,
  is_insured: yesOrNo,
  insurance_expiry_date: day,
  is_loan_active: yesOrNo,
  loan_provider: typedLine('Enter the lender.', lengths.loan_provider),
  loan_remarks: typedLines('Enter notes about the loan, or leave this empty.', {
    min: 1,
    max: lengths.loan_remarks,
  }).describe('Others never see them'),
  description: typedLines('Describe the bike.', { min: 1, max: description.max }),
  contact: phone.describe('A phone number of 10 digits; others never see it'),
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
  submission_key: optionalIfEmpty(
    z.string('Give a key as text.').regex(/^[\w-]{8,64}$/, 'Give a key of 8 to 64 letters, digits and hyphens.'),
  ).describe('Named by who sends it: sent again with the same key, it is one listing'),
});
export type ListingDraft = z.infer<typeof listingDraftSchema>;

/** Accepts null or an empty form field to clear a value; a missing field keeps it. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish());

const clearable = {
  version: orNone(factShape.version),
  color: orNone(factShape.color),
  insurance_expiry_date: orNone(day),
  loan_provider: orNone(factShape.loan_provider),
  loan_remarks: orNone(factShape.loan_remarks),
};

/** The body that edits a listing or changes its status. */
export const listingChangesSchema = z.object({
  revision: typedNumber('Give the revision of the listing that you saw.', { min: 1, max: 2_147_483_647 }),
  ...z.object(factShape).partial().shape,
  ...clearable,
  status: choice(['sold', 'withdrawn', 'active'])
    .optional()
    .describe('`active` puts it on sale for 60 days more, and within a day of a sale undoes it'),
  sold_price: rupees.nullish().describe('With the status `sold`, where the seller says it; others never see it'),
});
export type ListingChanges = z.infer<typeof listingChangesSchema>;
