import type { Measure } from './quantity.ts';

/** Words for thousand. */
export const thousands = 'k|thousands?|ha[zj]aa?rs?|हज़?ार';
/** Words for lakh (100,000). */
export const lakhs = 'l|lacs?|lakhs?|लाख';
const moneyUnits: readonly [words: string, rupees: number][] = [
  [thousands, 1000],
  [lakhs, 100_000],
  ['cr|crores?|करोड़?', 10_000_000],
];

/** Excludes '80 kg rider': a load is not the bike's weight. */
const notOfRider = String.raw`(?!\s+(?:(?:ka|ki|ke)\s+)?(?:riders?|persons?|people|m[ae]n|wom[ae]n|pillion|payload|load|aadmi)(?![a-z]))`;
const litre = 'l(?:tr|itre|iter)?';
const unitMeasures: readonly [words: string, measure: Measure][] = [
  ['ccs?|सीसी', 'capacity'],
  [`kmpl|kpl|kms? ?/ ?${litre}|kms? (?:per|a) ${litre}`, 'mileage'],
  [String.raw`kms?(?! ?\/ ?h)|kilomet(?:re|er)s?|किमी|किलोमीटर`, 'range'],
  ['mm|cms?|centimet(?:re|er)s?|inch(?:es)?|इंच', 'seat_height'],
  [`(?:kgs?|kilos?|kilograms?|किलो)${notOfRider}`, 'kerb_weight'],
];

/** Length units with their factor to millimetres. */
const lengths: readonly [words: string, millimetres: number][] = [
  ['cms?|centimet(?:re|er)s?', 10],
  ['inch(?:es)?|इंच', 25.4],
];

/** Number words that may precede a money amount; all others have been converted to digits already. */
const numberWords: Record<string, number> = { a: 1, half: 0.5, aadha: 0.5, आधा: 0.5 };

const units = [...moneyUnits, ...unitMeasures].map(([words]) => words).join('|');
/** Words for thousands, lakhs and crores. */
export const money = moneyUnits.map(([words]) => words).join('|');
/** Words for rupees. */
export const rupees = String.raw`rs\.?|inr|rupees?|rupaye|rupay|rupe|रुपये|रुपए|रूपये|रु\.?`;
const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}])`;

const numbers = String.raw`\d[\d,]*(?:\.\d+)?|(?:${Object.keys(numberWords).join('|')})(?=\s+(?:${money})${wordEnd})`;
/** Regex source for one amount, with four groups: currency before, number, unit, currency after. */
export const amountPattern =
  String.raw`(₹|rs\.?|inr|रु\.?)?\s*(${numbers})(?:\/-)?\s*(?:(?:\+\s*)?(${units})${wordEnd})?` +
  String.raw`(?:\s*(${rupees})${wordEnd})?`;

/** Number of groups in `amountPattern`. */
export const amountGroups = 4;

/** A number with its unit, as written. */
export interface Amount {
  number: number;
  unit: string;
  /** Quantity implied by the unit; undefined if there is none. */
  measure: Measure | undefined;
}

/** Parses the groups of `amountPattern`; null if there is no amount. */
export function amountOf(groups: readonly (string | undefined)[]): Amount | null {
  const [currency, number, unitText = '', currencyBehind] = groups;
  if (number === undefined) return null;
  const unit = unitText.toLowerCase();
  const isMoney = currency !== undefined || currencyBehind !== undefined || named(moneyUnits, unit) !== undefined;
  const value = numberWords[number.toLowerCase().normalize('NFC')] ?? Number(number.replaceAll(',', ''));
  return {
    number: value,
    unit,
    measure: isMoney ? 'price' : named(unitMeasures, unit),
  };
}

/** Returns the value of an amount in rupees, cc, kmpl, km, mm or kg. */
export const valueOf = ({ number, unit }: Amount): number =>
  Math.round(number * (named(moneyUnits, unit) ?? named(lengths, unit) ?? 1));

/** Converts a number with its unit to rupees. */
export const inRupees = (number: number, unit: string | undefined): number =>
  Math.round(number * (named(moneyUnits, unit ?? '') ?? 1));

const named = <Meaning>(meanings: readonly [words: string, meaning: Meaning][], unit: string): Meaning | undefined =>
  meanings.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(unit))?.[1];
