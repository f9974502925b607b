import { aDay, aMonth, anywhere, edge, end, kilometre, number, thousand, valueOf } from './number-shapes.ts';
import type { NumberReader } from './said-numbers.ts';

const daysAMonth = 30;

/** Readers of km per day and month, and of odometer readings. */
export const distanceReaders: readonly NumberReader[] = [
  {
    words: anywhere(
      `(?:${aDay})\\s*(?:ka|ki|me|mein|में|ke)?\\s*${number}\\s*(?:${kilometre})${end}|` +
        `${edge}${number}\\s*(?:${kilometre})\\s*(?:${aDay})${end}`,
    ),
    read: ([, behind, before]) => ({ kmPerDay: Number(behind ?? before) }),
  },
  {
    words: anywhere(
      `(?:${aMonth})\\s*(?:me|mein|में)?\\s*${number}\\s*(?:${kilometre})${end}|` +
        `${edge}${number}\\s*(?:${kilometre})\\s*(?:${aMonth})${end}`,
    ),
    read: ([, behind, before]) => ({ kmPerDay: Math.round(Number(behind ?? before) / daysAMonth) }),
  },
  {
    words: anywhere(
      `${edge}${number}\\s*(${thousand})?\\s*(?:${kilometre})?\\s*(?:chali|chala|chal chuki|driven|done|चली|चला)${end}`,
    ),
    read: ([, km, unit]) => ({ km: valueOf(km, unit) }),
  },
];
