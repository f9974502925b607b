import { readNumber } from '@dopahiya/domain/typed';

/** Minimum, maximum and slider step of an input. */
export interface Limits {
  min: number;
  max: number;
  step: number;
}

/** Loan amounts in the EMI calculator and on the loan page, in rupees. */
export const amountLimits: Limits = { min: 10_000, max: 1_000_000, step: 1000 };

/** Yearly interest rate in both, in percent. */
export const rateLimits: Limits = { min: 1, max: 20, step: 0.1 };

/** Loan tenure on the loan page, in years. */
export const yearLimits: Limits = { min: 0.5, max: 10, step: 0.1 };

/** Tenures in the EMI calculator's table, in months. */
export const tenures = [12, 24, 36, 48, 60, 72, 84] as const;

/** Clamps a number to its limits. */
export const clamp = (value: number, { min, max }: Limits): number => Math.min(max, Math.max(min, value));

/** Limits of a number with an optional unit. */
interface AskedNumber extends Limits {
  unit?: string;
}

/** Returns the URL parameters that are not valid numbers, by name, so that their fields can show an error. */
export function unreadNumbers<Name extends string>(
  search: { get: (name: Name) => string | null },
  limits: Readonly<Record<Name, AskedNumber>>,
): Partial<Record<Name, string>> {
  const names = Object.keys(limits) as Name[];
  const unread = names.flatMap((name) => {
    const text = search.get(name) ?? '';
    return text.trim() !== '' && parseBoundedNumber(text, limits[name]) === null ? [[name, text] as const] : [];
  });
  return Object.fromEntries(unread) as Partial<Record<Name, string>>;
}

/** Parses a number from a URL parameter, clamped to its limits; null if it is not a number. */
export function parseBoundedNumber(text: string | null, { unit = '', ...limits }: AskedNumber): number | null {
  const number = readNumber(text ?? '', { whole: Number.isInteger(limits.step), unit });
  return number === null ? null : clamp(number, limits);
}
