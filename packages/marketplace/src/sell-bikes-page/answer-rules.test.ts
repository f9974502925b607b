import { describe, expect, it } from 'vitest';
import { emptySellAnswers, type SellAnswers } from '../sell-draft/sell-answers.ts';
import { allAnswers } from '../testing/filled-draft.ts';
import {
  validateStep,
  findFirstInvalidStep,
  isVehicleNamed,
  listingOf,
  stepOfField,
  yearsToChoose,
} from './answer-rules.ts';

const today = new Date('2026-11-27T12:00:00+05:30');
const fieldErrors = (step: 1 | 2 | 3, changes: Partial<SellAnswers>) =>
  validateStep(step, { ...allAnswers, ...changes }, today);

describe('the years', () => {
  it('are as many as the API takes: this one and the 15 before it', () => {
    const years = yearsToChoose(today);
    expect([years[0], years.at(-1), years.length]).toEqual([2026, 2011, 16]);
  });

  it('are those of India', () => {
    expect(yearsToChoose(new Date('2026-12-31T19:00:00Z'))[0]).toBe(2027);
  });
});

describe('isVehicleNamed', () => {
  it('needs brand, model, year and kilometres', () => {
    expect(isVehicleNamed(allAnswers)).toBe(true);
    for (const missing of [{ brand: null }, { model: ' ' }, { year_of_manufacture: '' }, { km_ridden: '' }])
      expect(isVehicleNamed({ ...allAnswers, ...missing })).toBe(false);
    expect(isVehicleNamed({ ...allAnswers, owner: null, color: null })).toBe(true);
  });
});

describe('validateStep', () => {
  it('has none where everything is told', () => {
    expect(findFirstInvalidStep(allAnswers, today)).toBeNull();
  });

  it('names every answer that is missing, in the order of the fields', () => {
    expect([1, 2, 3].map((step) => Object.keys(validateStep(step as 1 | 2 | 3, emptySellAnswers, today)))).toEqual([
      ['brand', 'model', 'year_of_manufacture', 'km_ridden', 'owner'],
      ['city', 'registration_location'],
      ['condition', 'expected_price', 'description', 'contact'],
    ]);
    expect(findFirstInvalidStep(emptySellAnswers, today)?.step).toBe(1);
  });

  it('asks for the end of the insurance and the lender only where they are on', () => {
    const switched = fieldErrors(3, { is_insured: true, is_loan_active: true });
    expect(Object.keys(switched)).toEqual(['insurance_expiry_date', 'loan_provider']);
    expect(switched['loan_provider']).toBe('Enter the lender, or turn the loan off.');
  });

  it.each([
    [1, { year_of_manufacture: '2010' }, 'year_of_manufacture', 'Choose the year of manufacture.'],
    [1, { km_ridden: '1000000' }, 'km_ridden', 'That’s too many kilometres. Please check.'],
    [1, { model: 'x'.repeat(81) }, 'model', 'Use 80 characters or fewer. You have 81.'],
    [3, { expected_price: 1 }, 'expected_price', 'Enter a price from ₹1,000 to ₹99,99,999, in whole rupees.'],
    [
      3,
      { is_insured: true, insurance_expiry_date: '2026-11-26' },
      'insurance_expiry_date',
      'This date has passed. Enter a later one, or turn insurance off.',
    ],
    [
      3,
      { is_insured: true, insurance_expiry_date: '2033-01-01' },
      'insurance_expiry_date',
      'Enter a date up to the end of 2032.',
    ],
    [3, { is_loan_active: true, loan_provider: '\u200B' }, 'loan_provider', 'Enter the lender, or turn the loan off.'],
    [
      2,
      { registration_location: 'MH99' },
      'registration_location',
      'RTO code MH99 doesn’t exist. Enter the code on the plate, like MH12.',
    ],
    [3, { description: 'Calm.' }, 'description', 'Write at least 20 characters. You have 5.'],
    [3, { description: 'x'.repeat(10_000) }, 'description', 'Use 1000 characters or fewer. You have 10000.'],
    [3, { contact: '98765 4321' }, 'contact', 'Please enter a valid 10-digit phone number'],
  ] as const)('in step %i says of %j what to do', (step, changes, field, text) => {
    expect(fieldErrors(step, changes)).toEqual({ [field]: text });
  });

  it('counts a character outside the basic plane once, as the API does', () => {
    expect(fieldErrors(3, { description: '🏍'.repeat(1000) })).toEqual({});
    expect(fieldErrors(3, { description: '🏍'.repeat(19) })).toHaveProperty('description');
  });

  it('takes an insurance that ends today', () => {
    expect(fieldErrors(3, { is_insured: true, insurance_expiry_date: '2026-11-27' })).toEqual({});
  });
});

describe('listingOf', () => {
  it('is what the contract sends: city and brand by id, digits as numbers, the phone as ten digits', () => {
    expect(listingOf({ ...allAnswers, version: ' ', contact: '+91 98765-43210' }, 'key')).toEqual({
      submission_key: 'key',
      brand: 3,
      model: 'Activa',
      version: null,
      year_of_manufacture: 2019,
      km_ridden: 30_000,
      color: 'Red',
      city: 1,
      registration_location: 'Delhi (DL)',
      owner: '1st',
      condition: 'good',
      expected_price: 49_800,
      is_price_negotiable: true,
      is_insured: false,
      insurance_expiry_date: null,
      is_loan_active: false,
      loan_provider: null,
      loan_remarks: null,
      description: 'One owner, used for the office and the market.',
      contact: '9876543210',
    });
  });

  it('leaves out what was typed of an insurance and a loan that are turned off', () => {
    const typed = { insurance_expiry_date: '2027-03-31', loan_provider: 'A bank', loan_remarks: '4 EMIs left' };
    expect(listingOf({ ...allAnswers, ...typed }, 'key')).toMatchObject({
      insurance_expiry_date: null,
      loan_provider: null,
      loan_remarks: null,
    });
    expect(listingOf({ ...allAnswers, ...typed, is_insured: true, is_loan_active: true }, 'key')).toMatchObject(typed);
  });

  it('is none before all is told', () => {
    expect(listingOf({ ...allAnswers, city: null }, 'key')).toBeNull();
  });
});

describe('stepOfField', () => {
  it('finds the step that has a field', () => {
    expect(['km_ridden', 'city', 'contact', 'unknown'].map(stepOfField)).toEqual([1, 2, 3, 3]);
  });
});
