import type { UsedBikeChanges } from '@dopahiya/domain/inputs';
import {
  listingColours,
  listingConditions,
  listingLimits,
  listingOwners,
  type OwnUsedBike,
} from '@dopahiya/domain/market';
import { formatNumber } from '@dopahiya/domain/site';
import { cleanText, isWithin, phoneDigits, readNumber, textError } from '@dopahiya/domain/typed';
import { checkFields, type FormFields } from '@dopahiya/site';
import * as words from '#texts/listing-words';
import * as texts from '#texts/own-listing-form';
import { insuranceError, lenderError, priceError } from '../listing-rules.ts';

/** Editable fields of a listing, in form order. */
export const listingFields = [
  'expected_price',
  'is_price_negotiable',
  'brand',
  'model',
  'version',
  'year_of_manufacture',
  'km_ridden',
  'color',
  'city',
  'registration_location',
  'owner',
  'condition',
  'is_insured',
  'insurance_expiry_date',
  'is_loan_active',
  'loan_provider',
  'loan_remarks',
  'description',
  'contact',
] as const;
export type ListingField = (typeof listingFields)[number];

/** Edited fields of a listing, without the base revision. */
export type ListingEdit = Pick<UsedBikeChanges, ListingField>;

const switches: ReadonlySet<ListingField> = new Set(['is_price_negotiable', 'is_insured', 'is_loan_active']);
const numbers: ReadonlySet<ListingField> = new Set(['expected_price', 'year_of_manufacture', 'km_ridden']);
const clearable: ReadonlySet<ListingField> = new Set([
  'version',
  'color',
  'insurance_expiry_date',
  'loan_provider',
  'loan_remarks',
]);

const flag = (value: boolean | null): string => (value ? 'on' : '');
const textOf = (value: string | number | null): string => String(value ?? '');

/** Returns a listing as form values: every field as text, enabled switches as 'on'. */
export function fieldsFrom(bike: OwnUsedBike): Record<ListingField, string> {
  return {
    expected_price: textOf(bike.expected_price),
    is_price_negotiable: flag(bike.is_price_negotiable),
    brand: bike.brand_details.name,
    model: textOf(bike.model),
    version: textOf(bike.version),
    year_of_manufacture: textOf(bike.year_of_manufacture),
    km_ridden: textOf(bike.km_ridden),
    color: textOf(bike.color),
    city: textOf(bike.city_name),
    registration_location: textOf(bike.registration_location),
    owner: textOf(bike.owner),
    condition: textOf(bike.condition),
    is_insured: flag(bike.is_insured),
    insurance_expiry_date: textOf(bike.insurance_expiry_date),
    is_loan_active: flag(bike.is_loan_active),
    loan_provider: textOf(bike.loan_provider),
    loan_remarks: textOf(bike.loan_remarks),
    description: textOf(bike.description),
    contact: textOf(bike.contact),
  };
}

/** Returns the changed fields of a form, or the validation errors. */
export function editIn(
  typed: FormFields,
  bike: OwnUsedBike,
): { sent: ListingEdit } | { fieldErrors: Readonly<Record<string, string>> } {
  const before = fieldsFrom(bike);
  const said = listingFields.map((name) => [name, (typed[name] ?? '').trim()] as const);
  const changed = said.filter(
    ([name, text]) => !isFoldedAway(name, typed) && (text !== before[name] || isAskedFor(name, text)),
  );
  const checks = changed.map(([name, text]) => [name, errorOf(name, text)] as const);
  const values = changed.map(([name, text]) => [name, valueOf(name, text)] as const);
  return checkFields(Object.fromEntries(checks), Object.fromEntries(values) as ListingEdit);
}

/** Checks for a detail of an insurance or loan that is switched off, which is cleared with it. */
function isFoldedAway(name: ListingField, typed: FormFields): boolean {
  if (name === 'insurance_expiry_date') return !typed['is_insured'];
  return (name === 'loan_provider' || name === 'loan_remarks') && !typed['is_loan_active'];
}

/** Checks for a missing detail that an active insurance or loan requires. */
const isAskedFor = (name: ListingField, text: string): boolean =>
  (name === 'insurance_expiry_date' || name === 'loan_provider') && text === '';

function valueOf(name: ListingField, text: string): string | number | boolean | null {
  if (switches.has(name)) return text !== '';
  if (numbers.has(name)) return wholeNumberIn(text);
  return text === '' && clearable.has(name) ? null : text;
}

function errorOf(name: ListingField, text: string): string | false | undefined {
  if (switches.has(name)) return false;
  if (name === 'insurance_expiry_date') return insuranceError(text, new Date());
  if (name === 'loan_provider') return lenderError(text);
  if (clearable.has(name)) return false;
  if (text === '') return texts.missing;
  return numbers.has(name) ? numberError(name, wholeNumberIn(text)) : textErrorOf(name, text);
}

function numberError(name: ListingField, number: number): string | false {
  if (name === 'expected_price') return priceError(number);
  const { km, year } = listingLimits;
  if (name === 'km_ridden') return !isWithin(number, km) && texts.kmWrong(formatNumber(km.max));
  return !isWithin(number, year) && texts.yearWrong;
}

function textErrorOf(name: ListingField, text: string): string | false | undefined {
  const { description } = listingLimits;
  const missing = texts.descriptionWrong(description.min, description.max);
  if (name === 'description') return textError(cleanText(text), description, { missing });
  return name === 'contact' && phoneDigits(text) === null && texts.phoneWrong;
}

/** Formats a value of a listing: the label of a choice, yes or no for a switch. */
export function shownValue(name: ListingField, text: string): string {
  if (switches.has(name)) return text === '' ? texts.no : texts.yes;
  if (text === '') return texts.nothing;
  const known: Record<string, string> = { ...words.owners, ...words.conditions, ...words.colours };
  const isChoice = name === 'owner' || name === 'condition' || name === 'color';
  return isChoice ? (known[text] ?? text) : text;
}

const choicesOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** Choices of the listing form. */
export const listingChoices = {
  owner: choicesOf(listingOwners, words.owners),
  condition: choicesOf(listingConditions, words.conditions),
  color: [{ value: '', label: texts.noColour }, ...choicesOf(listingColours, words.colours)],
};

/** Parses a typed whole number with `readNumber`; NaN if it is none. */
export function wholeNumberIn(typed: string): number {
  const number = readNumber(typed, { whole: true });
  return number !== null && Number.isInteger(number) && number >= 0 ? number : Number.NaN;
}
