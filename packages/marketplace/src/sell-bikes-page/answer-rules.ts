import type { UsedBikeDraft } from '@dopahiya/domain/inputs';
import { listedYears, listingLimits } from '@dopahiya/domain/market';
import { cleanText, isWithin, phoneDigits, textError } from '@dopahiya/domain/typed';
import { registeredAt } from '@dopahiya/engines/transfer';
import { fieldErrorsOf } from '@dopahiya/site';
import { tooLong } from '#texts/listing-rules';
import * as texts from '#texts/sell-rules';
import { insuranceError, lenderError, lineError, priceError } from '../listing-rules.ts';
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
  const { min, max } = listedYears(today);
  return Array.from({ length: max - min + 1 }, (_, index) => max - index);
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
  const checks = checksOf[step](answers, today).map(([field, error]) => [field, error || known[field]] as const);
  return fieldErrorsOf(Object.fromEntries(checks));
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
    ['version', lineError(version, listingLimits.version)],
    ['year_of_manufacture', !isWithin(Number(year_of_manufacture), listedYears(today)) && texts.yearMissing],
    ['km_ridden', kmError(km_ridden)],
    ['owner', owner === null && texts.ownerMissing],
  ],
  2: ({ city, registration_location }) => [
    ['city', city === null && texts.cityMissing],
    [
      'registration_location',
      lineError(registration_location, listingLimits.registration_location, texts.registrationMissing) ||
        officeError(registration_location),
    ],
  ],
  3: (answers, today) => [
    ['condition', answers.condition === null && texts.conditionMissing],
    ['expected_price', answers.expected_price === null ? texts.priceMissing : priceError(answers.expected_price)],
    ['insurance_expiry_date', answers.is_insured && insuranceError(answers.insurance_expiry_date, today)],
    ['loan_provider', answers.is_loan_active && lenderError(answers.loan_provider)],
    ['loan_remarks', answers.is_loan_active && lineError(answers.loan_remarks, listingLimits.loan_remarks)],
    ['description', textError(cleanText(answers.description), listingLimits.description, descriptionErrors)],
    ['contact', phoneDigits(answers.contact) === null && texts.contactMissing],
  ],
};

/** Rejects an unknown registration office code. */
const officeError = (typed: string) => {
  const [unknown] = registeredAt(typed).unknownCodes;
  return unknown !== undefined && texts.officeUnknown(unknown);
};

const kmError = (km: string) => {
  if (km === '') return texts.kmMissing;
  return Number(km) > listingLimits.km.max && texts.kmTooMany;
};

const descriptionErrors = { missing: texts.descriptionMissing, short: texts.tooShort, long: tooLong };

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
