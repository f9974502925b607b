import { readNumber } from '@dopahiya/domain/typed';
import { clamp, type Limits } from './limits.ts';

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
    return text.trim() !== '' && numberWithin(text, limits[name]) === null ? [[name, text] as const] : [];
  });
  return Object.fromEntries(unread) as Partial<Record<Name, string>>;
}

/** The number that a text of an address means, within its limits; null when it means none. */
export function numberWithin(text: string | null, { unit = '', ...limits }: AskedNumber): number | null {
  const number = readNumber(text ?? '', { whole: Number.isInteger(limits.step), unit });
  return number === null ? null : clamp(number, limits);
}
