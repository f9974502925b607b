/** Units of numbers, as written in India. */
export const units =
  'k|km|kms|kmpl|kmph|cc|bhp|ps|nm|rpm|mm|lakhs?|lac|hazaa?r|hajar|thousand|hundred|sau|years?|yrs?|saal|months?|mahine|days?|din|psi|kg|hp|rs|' +
  'rupees?|rupaye|percent|am|pm|baje|हजार|लाख|किमी|साल|रुपये|रुपए|बजे|दिन|மாடல்|கிமீ|కిమీ|কিমি|টাকা|કિમી|ಕಿಮೀ';
const noLetterAfter = String.raw`(?![\p{L}\p{M}\d])`;
/** Digits with separators, up to the maximum length of an honest amount. */
export const amountDigits = String.raw`\d[\d,.]{0,14}`;
const labels =
  'sector|tower|flat|house|plot|floor|phase|gate|pin|pincode|code|cross|main|block|ward|room|shop|building|lane|gali';

const date = /(?<![\d./-])(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1(?:20)?\d\d(?![./-]?\d)/g;
/** A rating out of five or ten. */
const rating = /(?<![\d/.])(?:10|\d(?:\.\d)?)\s?\/\s?(?:5|10)(?![\d/])/g;
/** A tyre size: '100/80-17'. */
const tyre = /(?<![\d/])(?:[7-9]0|1\d0)\/(?:[4-9]0|100|[4-9]5)(?:\s?[-r]\s?1\d)?(?![\d/])/g;
const time =
  /(?<![\d:.])(?:[01]?\d|2[0-3])[:.][0-5]\d\s?(?:am|pm|baje|बजे)(?![\p{L}\p{M}])|(?<![\d:.])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/gu;
const amount = new RegExp(
  String.raw`(?:₹|\brs\.?|\binr)\s?${amountDigits}|(?<![\d,])\d{1,3}(?:,\d{2,3}){1,4}(?!,?\d)`,
  'g',
);
const measured = new RegExp(String.raw`(?<![\d,.])${amountDigits}\s?(?:(?:${units})${noLetterAfter}|%)`, 'gu');
const labelled = new RegExp(String.raw`\b(?:${labels})\s(?:no\.?\s?)?(?:\d{6}|\d{1,4})${noLetterAfter}`, 'gu');

/** Replaces dates, ratings, times, amounts, measurements and address parts with a mark. */
export const withoutClaims = (text: string): string =>
  [date, rating, tyre, time, amount, measured, labelled].reduce((rest, claim) => rest.replaceAll(claim, ' ¦ '), text);
