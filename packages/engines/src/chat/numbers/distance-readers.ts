import {
  aDay,
  aMonth,
  anywhere,
  edge,
  end,
  kilometre,
  lakh,
  min,
  minBehind,
  number,
  thousand,
  valueOf,
} from './number-shapes.ts';
import type { NumberReader } from './said-numbers.ts';

const daysAMonth = 30;
const mileage = 'mileage|average|माइलेज|एवरेज';
const ofRange = 'range|रेंज';
const plausibleMileage = { min: 10, max: 100 } as const;

/** Readers of km per litre, day, month and charge, and of odometer readings; the most specific come first. */
export const distanceReaders: readonly NumberReader[] = [
  {
    words: anywhere(
      `${edge}${number}\\s*(?:${kilometre})?\\s*(?:kmpl|kpl|(?:${kilometre})\\s*(?:/|per|a|ek)\\s*(?:l|ltr|lit(?:re|er)))${end}`,
    ),
    read: ([, kmpl]) => ({ minKmpl: Number(kmpl) }),
  },
  {
    words: anywhere(
      `(?:${mileage})\\s*(?:should be|is|of|ho)?\\s*(?:${min})?\\s*${number}(?!\\d|\\s*(?:${lakh}|${thousand})${end})|` +
        `${edge}${number}\\s*(?:${minBehind}|ka|ki|का|की)?\\s*(?:${mileage})`,
    ),
    read: ([, behind, before]) => {
      const value = Number(behind ?? before);
      return value < plausibleMileage.min || value > plausibleMileage.max ? null : { minKmpl: value };
    },
  },
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
      `(?:${ofRange})\\s*(?:of|is)?\\s*(?:${min})?\\s*${number}(?:\\s*(?:${kilometre}))?${end}|` +
        `(?:${min})\\s*${number}\\s*(?:${kilometre})\\s*(?:of\\s*)?(?:${ofRange})|` +
        `${edge}${number}\\s*(?:${kilometre})?\\s*(?:${minBehind})?\\s*(?:ki|की|of)?\\s*(?:${ofRange})`,
    ),
    read: ([, behind, bounded, before]) => ({ minRange: Number(behind ?? bounded ?? before) }),
  },
  {
    words: anywhere(
      `${edge}${number}\\s*(${thousand})?\\s*(?:${kilometre})?\\s*(?:chali|chala|chal chuki|driven|done|चली|चला)${end}`,
    ),
    read: ([, km, unit]) => ({ km: valueOf(km, unit) }),
  },
  {
    words: anywhere(`${edge}${number}\\s*(${lakh}|${thousand})?\\s*(?:${kilometre})${end}`),
    read: ([, km, unit]) => ({ km: valueOf(km, unit) }),
  },
];
