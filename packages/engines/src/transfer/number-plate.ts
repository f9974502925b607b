import { plateLetters } from './registration-offices.ts';

const gap = String.raw`[\s.-]{0,3}`;
const noWordBefore = String.raw`(?<![\p{L}\p{N}])`;
const noWordAfter = String.raw`(?![\p{L}\p{N}])`;
const start = String.raw`${noWordBefore}(?<letters>${plateLetters.join('|')})${gap}(?<office>\d{1,2})(?:[a-z](?=[\s.-]{1,3}[a-z]))?`;
/** Short words and units between two numbers that are not the series of a number plate. */
const noSeries =
  'ka|ki|ke|ko|in|of|to|me|se|at|is|on|ya|and|for|or|by|no|pe|par|tak|ex|rto|reg|km|kms|cc|bs|hp|bhp|nm|mm|ps|kw|psi|rpm';

/** A full number plate in a text: state code, office, series and number. */
export const numberPlate = new RegExp(
  String.raw`${start}${gap}(?!(?:${noSeries})[\s.-])[a-z]{1,3}${gap}\d{1,4}${noWordAfter}`,
  'giu',
);

/** A full number plate in a place field; old plates have no series. */
export const plateInPlace = new RegExp(
  String.raw`${start}(?:${gap}[a-z]{1,3}${gap}|[\s.-]{1,3})\d{1,4}${noWordAfter}`,
  'giu',
);

/** A Bharat (BH) series number plate: '22 BH 1234 AA'. */
export const bharatPlate = new RegExp(
  String.raw`${noWordBefore}2\d${gap}bh${gap}\d{4}(?:${gap}[a-z]{1,2})?${noWordAfter}`,
  'giu',
);
