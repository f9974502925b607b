import type { Measure } from './measures.ts';

const thousands = 'k|thousand|ha[zj]aa?r|हज़?ार';
const lakhs = 'l|lacs?|lakhs?|लाख';
const moneyUnits: readonly [words: string, rupees: number][] = [
  [thousands, 1000],
  [lakhs, 100_000],
  ['cr|crores?|करोड़?', 10_000_000],
];

const unitMeasures: readonly [words: string, measure: Measure][] = [
  ['cc|सीसी', 'capacity'],
  ['kmpl|kpl|km/l|km per lit(?:re|er)', 'mileage'],
  ['kms?|kilomet(?:re|er)s?|किमी|किलोमीटर', 'range'],
  ['mm', 'seat_height'],
  ['kgs?|kilos?|किलो', 'kerb_weight'],
];

const numberWords: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, एक: 1, दो: 2, तीन: 3 };

const units = [...moneyUnits, ...unitMeasures].map(([words]) => words).join('|');
const money = moneyUnits.map(([words]) => words).join('|');
const rupees = String.raw`rs\.?|inr|rupees?|रुपये|रुपए|रु\.?`;
const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}])`;

const numbers = String.raw`\d[\d,]*(?:\.\d+)?|(?:${Object.keys(numberWords).join('|')})(?=\s+(?:${money})${wordEnd})`;
/** '20 thousand' in '1 lakh 20 thousand'. */
const rest = String.raw`(?<=[\d\s](?:${lakhs}))\s+(\d{1,2})\s*(?:${thousands})${wordEnd}`;

/** Source of a pattern for one amount with five groups: currency before, number, unit, thousands beside lakhs, currency behind. */
export const amountPattern =
  String.raw`(₹|rs\.?|inr|रु\.?)?\s*(${numbers})(?:\/-)?\s*(?:(?:\+\s*)?(${units})${wordEnd})?` +
  String.raw`(?:${rest})?(?:\s*(${rupees})${wordEnd})?`;

/** How many groups `amountPattern` has. */
export const amountGroups = 5;

/** A number with its unit, as it was written. */
export interface Amount {
  number: number;
  unit: string;
  /** What its unit says it measures; undefined without one. */
  measure: Measure | undefined;
}

/** The amount in the groups of `amountPattern`; null where there is none. */
export function amountOf(groups: readonly (string | undefined)[]): Amount | null {
  const [currency, number, unitText = '', thousandsBeside = '0', currencyBehind] = groups;
  if (number === undefined) return null;
  const unit = unitText.toLowerCase();
  const isMoney = currency !== undefined || currencyBehind !== undefined || named(moneyUnits, unit) !== undefined;
  const value = numberWords[number.toLowerCase()] ?? Number(number.replaceAll(',', ''));
  return {
    number: value + Number(thousandsBeside) / 100,
    unit,
    measure: isMoney ? 'price' : named(unitMeasures, unit),
  };
}

/** The value of an amount in rupees, cc, kmpl, km, mm or kg. */
export const valueOf = ({ number, unit }: Amount): number => Math.round(number * (named(moneyUnits, unit) ?? 1));

const named = <Meaning>(meanings: readonly [words: string, meaning: Meaning][], unit: string): Meaning | undefined =>
  meanings.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(unit))?.[1];
