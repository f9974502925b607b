import { defaultCity } from '@dopahiya/domain/places';
import { usualLoan } from '@dopahiya/domain/prices';
import { readNumber } from '@dopahiya/domain/typed';
import { clamp, type Limits } from '@dopahiya/engines/loan';
import {
  type Assumed,
  type Charging,
  type CommonRange,
  commonRanges,
  useLimits,
  usualUse,
} from '@dopahiya/engines/ownership';
import { freeText, oneOf, type PageParameters } from '@dopahiya/site';

/** Maximum number of bikes. */
export const maxBikes = 4;

/** Id of the form, for fields outside it. */
export const formId = 'ownership-form';

/** Limits of the inputs. */
export const planLimits = {
  ...useLimits,
  petrol: { min: 50, max: 250, step: 0.01 },
  electricity: { min: 0, max: 60, step: 0.01 },
  interest: { min: 1, max: 36, step: 0.1 },
} as const satisfies Record<string, Limits & { step: number }>;

type PlanField = keyof typeof planLimits;

/** Bikes to compare and their usage. */
export interface OwnershipInputs {
  /** Slugs, or search text from a form. */
  bikes: string[];
  city: string;
  /** Whether the URL names the city; otherwise it is the visitor's. */
  namesCity: boolean;
  km: number;
  days: number;
  years: number;
  /** Rupees per litre and per kWh; null to use the city's prices. */
  petrol: number | null;
  electricity: number | null;
  /** Where an electric bike is charged. */
  charging: Charging;
  loan: boolean;
  interest: number;
  /** Fixed values that replace ranges. */
  assumed: Assumed;
  /** Fields that were clamped to their limits. */
  limited: PlanField[];
  /** Values that are not valid numbers, by field name. */
  unread: Partial<Record<PlanField | CommonRange, string>>;
}

const assumedNames = Object.keys(commonRanges) as CommonRange[];

/** Options besides 'home', which is omitted from the URL. */
const chargings = ['half', 'public'] as const;

/** All inputs are in the URL, so that results can be shared. */
export const ownershipParameters: PageParameters = {
  bike: freeText(),
  city: freeText(),
  loan: oneOf(['yes']),
  charging: oneOf(chargings),
  ...Object.fromEntries([...Object.keys(planLimits), ...assumedNames].map((name) => [name, freeText()])),
};

const usual = { ...usualUse, interest: usualLoan.interest };
const usualBikes = ['activa-125', 'rizta'];

/** Reads the inputs from the URL; invalid numbers are ignored, others are clamped to the limits. */
export function readOwnershipInputs(search: URLSearchParams): OwnershipInputs {
  const bikes = search.getAll('bike').filter((bike) => bike.trim() !== '');
  const limited: PlanField[] = [];
  const unread: OwnershipInputs['unread'] = {};
  const entered = (name: PlanField | CommonRange, whole: boolean): number | null => {
    const text = search.get(name) ?? '';
    const number = readNumber(text, { whole, unit: unitOf(name) });
    if (number === null && text.trim() !== '') unread[name] = text;
    return number;
  };
  const within = (name: PlanField): number | null => {
    const value = entered(name, isWhole(name));
    if (value === null) return null;
    const { taken, isLimited } = plannedNumber(name, value);
    if (isLimited) limited.push(name);
    return taken;
  };
  return {
    bikes: (bikes.length > 0 ? [...new Set(bikes)] : usualBikes).slice(0, maxBikes),
    city: search.get('city')?.trim() || defaultCity,
    namesCity: Boolean(search.get('city')?.trim()),
    km: within('km') ?? usual.km,
    days: within('days') ?? usual.days,
    years: within('years') ?? usual.years,
    petrol: within('petrol'),
    electricity: within('electricity'),
    charging: chargings.find((place) => place === search.get('charging')) ?? 'home',
    loan: search.get('loan') === 'yes',
    interest: within('interest') ?? usual.interest,
    assumed: readAssumed(entered),
    limited,
    unread,
  };
}

/** Returns the changes for a new city; energy prices entered for another city are reset. */
export const inCity = (city: string) => ({ city, namesCity: false, petrol: null, electricity: null });

/** Returns the limits of an assumption as entered: years from 1 to 40, rupees from 1,000 to 1,00,000, otherwise percent. */
export function assumedLimits(name: CommonRange): Limits {
  if (name === 'batteryLife') return { min: 1, max: 40, step: 1 };
  if (name === 'batteryPerKwh') return { min: 1000, max: 100_000, step: 1 };
  return { min: 0, max: name.includes('Loss') ? 90 : 300, step: 0.1 };
}

/** Clamps a number to its limits; days and years are rounded to whole numbers. */
export function plannedNumber(name: PlanField, entered: number): { taken: number; isLimited: boolean } {
  const nearest = clamp(entered, planLimits[name]);
  const taken = name === 'days' || name === 'years' ? Math.round(nearest) : nearest;
  return { taken, isLimited: taken !== entered };
}

/** Checks whether a field takes only whole numbers. */
export const isWhole = (name: PlanField): boolean => Number.isInteger(planLimits[name].step);

/** Checks whether an assumption takes only whole numbers: rupees do, shares and years do not. */
export const isWholeAssumption = (name: CommonRange): boolean => name === 'batteryPerKwh';

const unitOf = (name: PlanField | CommonRange): string =>
  name === 'interest' || (name in commonRanges && !name.startsWith('battery')) ? '%' : '';

function readAssumed(entered: (name: CommonRange, whole: boolean) => number | null): Assumed {
  const assumed: Assumed = {};
  for (const name of assumedNames) {
    const value = entered(name, isWholeAssumption(name));
    if (value !== null) assumed[name] = clamp(value, assumedLimits(name)) / factorOf(name);
  }
  return assumed;
}

/** Returns the factor from stored to entered values; shares are entered in percent. */
export const factorOf = (name: CommonRange): number => (name.startsWith('battery') ? 1 : 100);

const entered = (name: CommonRange, value: number): string => String(Math.round(value * factorOf(name) * 100) / 100);

/** Returns the query string of the inputs; defaults are omitted. */
export function ownershipSearch(inputs: OwnershipInputs): URLSearchParams {
  const { bikes, city, petrol, electricity, charging, loan } = inputs;
  const numbers = (['km', 'days', 'years'] as const).filter((name) => inputs[name] !== usual[name]);
  return new URLSearchParams([
    ...bikes.map((bike) => ['bike', bike]),
    ...(city === defaultCity ? [] : [['city', city]]),
    ...numbers.map((name) => [name, String(inputs[name])]),
    ...(petrol === null ? [] : [['petrol', String(petrol)]]),
    ...(electricity === null ? [] : [['electricity', String(electricity)]]),
    ...(charging === 'home' ? [] : [['charging', charging]]),
    ...assumedNames.flatMap((name) =>
      inputs.assumed[name] === undefined ? [] : [[name, entered(name, inputs.assumed[name])]],
    ),
    ...(loan
      ? [
          ['loan', 'yes'],
          ['interest', String(inputs.interest)],
        ]
      : []),
  ]);
}
