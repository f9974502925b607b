import type { UsedBikeDraft } from '@dopahiya/domain/inputs';
import { listingLimits } from '@dopahiya/domain/market';
import { dateInIndia } from '@dopahiya/domain/site';
import { phoneDigits } from '@dopahiya/domain/typed';
import { registeredAt } from '@dopahiya/engines/transfer';
import * as texts from '#texts/sell-rules';
import type { SellAnswers, SellStep } from '../sell-draft/sell-answers.ts';

/** Validation errors by API field name. */
export type SellErrors = Readonly<Record<string, string>>;

/** API field names of each step, in form order. */
export const stepFields: Record<SellStep, readonly string[]> = {
  1: ['brand', 'model', 'version', 'year_of_manufacture', 'km_ridden', 'color', 'owner'],
  2: ['city', 'registration_location'],
  3: [
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
  ],
};

/** Returns the step that contains a field. */
export const stepOfField = (field: string): SellStep =>
  ([1, 2, 3] as const).find((step) => stepFields[step].includes(field)) ?? 3;

/** Returns the selectable years of manufacture, newest first, as many as the API accepts. */
export function yearsToChoose(today: Date): readonly number[] {
  const thisYear = Number(dateInIndia(today).slice(0, 4));
  return Array.from({ length: listingLimits.years + 1 }, (_, index) => thisYear - index);
}

/** Checks whether the first step is complete: brand, model, year and kilometres. */
export const isVehicleNamed = ({ brand, model, year_of_manufacture, km_ridden }: SellAnswers): boolean =>
  brand !== null && model.trim() !== '' && year_of_manufacture !== '' && km_ridden !== '';

type Check = readonly [field: string, fieldError: string | false | undefined];

/**
 * Validates the answers of a step. Errors are in field order, because the first gets the focus.
 * @param known Errors known from elsewhere, used for answers that are valid by themselves.
 */
export function validateStep(
  step: SellStep,
  answers: SellAnswers,
  today = new Date(),
  known: SellErrors = {},
): SellErrors {
  const fieldErrors = checksOf[step](answers, today).map(
    ([field, fieldError]) => [field, fieldError || known[field]] as const,
  );
  return Object.fromEntries(
    fieldErrors.flatMap(([field, fieldError]) => (fieldError ? [[field, fieldError] as const] : [])),
  );
}

/** Returns the first step with validation errors; null if all are valid. */
export function findFirstInvalidStep(answers: SellAnswers, today = new Date(), known: SellErrors = {}) {
  const steps = ([1, 2, 3] as const).map((step) => ({ step, fieldErrors: validateStep(step, answers, today, known) }));
  return steps.find(({ fieldErrors }) => Object.keys(fieldErrors).length > 0) ?? null;
}

const checksOf: Record<SellStep, (answers: SellAnswers, today: Date) => readonly Check[]> = {
  1: ({ brand, model, version, year_of_manufacture, km_ridden, owner }, today) => [
    ['brand', brand === null && texts.brandMissing],
    ['model', lineError(model, listingLimits.model, texts.modelMissing)],
    ['version', tooLong(version, listingLimits.version)],
    ['year_of_manufacture', !yearsToChoose(today).includes(Number(year_of_manufacture)) && texts.yearMissing],
    ['km_ridden', kmFault(km_ridden)],
    ['owner', owner === null && texts.ownerMissing],
  ],
  2: ({ city, registration_location }) => [
    ['city', city === null && texts.cityMissing],
    [
      'registration_location',
      lineError(registration_location, listingLimits.registration_location, texts.registrationMissing) ||
        officeFault(registration_location),
    ],
  ],
  3: (answers, today) => [
    ['condition', answers.condition === null && texts.conditionMissing],
    ['expected_price', priceFault(answers.expected_price)],
    ['insurance_expiry_date', answers.is_insured && dateFault(answers.insurance_expiry_date, today)],
    [
      'loan_provider',
      answers.is_loan_active && lineError(answers.loan_provider, listingLimits.loan_provider, texts.lenderMissing),
    ],
    ['loan_remarks', answers.is_loan_active && tooLong(answers.loan_remarks, listingLimits.loan_remarks)],
    ['description', descriptionFault(answers.description)],
    ['contact', phoneDigits(answers.contact) === null && texts.contactMissing],
  ],
};

const tooLong = (typed: string, max: number) => {
  const { length } = typed.trim();
  return length > max && texts.tooLong(max, length);
};

const lineError = (typed: string, max: number, missing: string) =>
  typed.trim() === '' ? missing : tooLong(typed, max);

/** Rejects an unknown registration office code. */
const officeFault = (typed: string) => {
  const [unknown] = registeredAt(typed).unknownCodes;
  return unknown !== undefined && texts.officeUnknown(unknown);
};

const kmFault = (km: string) => {
  if (km === '') return texts.kmMissing;
  return Number(km) > listingLimits.km && texts.kmTooMany;
};

const priceFault = (price: number | null) => {
  const { min, max } = listingLimits.price;
  if (price === null) return texts.priceMissing;
  return (price < min || price > max) && texts.priceOutside(min, max);
};

const dateFault = (day: string, today: Date) => {
  if (day === '') return texts.insuranceMissing;
  return day < dateInIndia(today) && texts.insuranceOver;
};

const descriptionFault = (typed: string) => {
  const { min, max } = listingLimits.description;
  const { length } = typed.trim();
  if (length === 0) return texts.descriptionMissing;
  return length < min ? texts.tooShort(min, length) : tooLong(typed, max);
};

/** Converts the answers to an API request; null while any are missing. */
export function listingOf(answers: SellAnswers, submission_key: string): UsedBikeDraft | null {
  const { brand, city, owner, condition, expected_price, ...rest } = answers;
  if (!brand || !city || !owner || !condition || expected_price === null) return null;
  return {
    submission_key,
    brand: brand.id,
    model: rest.model.trim(),
    version: rest.version.trim() || null,
    year_of_manufacture: Number(rest.year_of_manufacture),
    km_ridden: Number(rest.km_ridden),
    color: rest.color,
    city: city.id,
    registration_location: rest.registration_location.trim(),
    owner,
    condition,
    expected_price,
    is_price_negotiable: rest.is_price_negotiable,
    is_insured: rest.is_insured,
    insurance_expiry_date: rest.is_insured ? rest.insurance_expiry_date : null,
    is_loan_active: rest.is_loan_active,
    loan_provider: rest.is_loan_active ? rest.loan_provider.trim() : null,
    loan_remarks: rest.is_loan_active ? rest.loan_remarks.trim() || null : null,
    description: rest.description.trim(),
    contact: phoneDigits(rest.contact) ?? '',
  };
}
