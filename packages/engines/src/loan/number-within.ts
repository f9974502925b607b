import { clamp, type Limits } from './limits.ts';

/** The number that a text of an address means, within its limits; null when it means none. */
export function numberWithin(text: string | null, limits: Limits): number | null {
  const plain = text?.replaceAll(/[\s,₹]/g, '') ?? '';
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(plain) ? clamp(Number(plain), limits) : null;
}
