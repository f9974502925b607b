import { readNumber } from '@dopahiya/domain/typed';
import { clamp, type Limits } from './limits.ts';

/** The number that a text of an address means, within its limits; null when it means none. */
export function numberWithin(text: string | null, limits: Limits): number | null {
  const number = readNumber(text ?? '', { whole: Number.isInteger(limits.step) });
  return number === null ? null : clamp(number, limits);
}
