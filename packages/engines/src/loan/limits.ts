import { readNumber } from '@dopahiya/domain/typed';

/** The ends of what may be entered, and the distance of two values of its slider. */
export interface Limits {
  min: number;
  max: number;
  step: number;
}

/** What the EMI calculator and the loan page lend, in rupees. */
export const amountLimits: Limits = { min: 10_000, max: 1_000_000, step: 1000 };

/** The yearly interest that both work with, in percent. */
export const rateLimits: Limits = { min: 1, max: 20, step: 0.1 };

/** How long the loan page lends, in years. */
export const yearLimits: Limits = { min: 0.5, max: 10, step: 0.1 };

/** The tenures of the EMI calculator's table, in months. */
export const tenures = [12, 24, 36, 48, 60, 72, 84] as const;

/** The number within its limits. */
export const clamp = (value: number, { min, max }: Limits): number => Math.min(max, Math.max(min, value));

/** What a number may be, and the unit that may stand behind it. */
interface AskedNumber extends Limits {
  unit?: string;
}

/** The texts of an address that mean no number, by their names, so that their fields can say so. */
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

/** The number that a text of an address means, within its limits; null when it means none. */
export function parseBoundedNumber(text: string | null, { unit = '', ...limits }: AskedNumber): number | null {
  const number = readNumber(text ?? '', { whole: Number.isInteger(limits.step), unit });
  return number === null ? null : clamp(number, limits);
}
