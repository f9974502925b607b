/** What a unit measures. */
export type Measure =
  | 'displacement'
  | 'power'
  | 'torque'
  | 'speed'
  | 'length'
  | 'mass'
  | 'volume'
  | 'economy'
  | 'distance'
  | 'time'
  | 'age'
  | 'energy'
  | 'voltage'
  | 'charge'
  | 'turns'
  | 'gears'
  | 'share'
  | 'count';

/** A unit of a measure, and what one of it is in the unit of the catalogue. */
export interface Unit {
  name: string;
  measure: Measure;
  factor: number;
}

/** Units with all their spellings; the catalogue's own has the factor 1. */
const units: readonly [measure: Measure, name: string, factor: number, words: string][] = [
  ['displacement', 'cc', 1, 'cc|c.c.|ccs|cm3|cu cm|cubic cm|सीसी'],
  ['power', 'bhp', 1, 'bhp|b.h.p.|बीएचपी'],
  ['power', 'hp', 1, 'hp|h.p.'],
  ['power', 'PS', 0.986_320_07, 'ps|पीएस'],
  ['power', 'kW', 1.341_022_09, 'kw|किलोवाट'],
  ['power', 'W', 0.001_341_022_09, 'w|watt|watts|वाट'],
  ['torque', 'Nm', 1, 'nm|n-m|n.m|n.m.|n m|newton metre|newton meter|एनएम'],
  ['torque', 'kgf-m', 9.806_65, 'kgf-m|kgf.m|kgfm|kgf m|kg-m|kg.m|kgm|kg m'],
  ['torque', 'lb-ft', 1.355_817_95, 'lb-ft|lb ft|lbft|ft-lb|ft-lbs|ft lb'],
  ['speed', 'km/h', 1, 'km/h|km/hr|kmph|km per hour|kmh|kph|kms/hr|किमी/घंटा|किमी/घंटे|किमी प्रति घंटा|किमी प्रति घंटे'],
  ['speed', 'mph', 1.609_344, 'mph'],
  ['length', 'mm', 1, 'mm|mms|मिमी|मि.मी.|मि.मी|मि मी|मिलीमीटर|एमएम'],
  ['length', 'cm', 10, 'cm|cms|सेमी|से.मी.'],
  ['length', 'm', 1000, 'm|metre|metres|meter|meters'],
  ['length', 'in', 25.4, 'in|inch|inches|"|इंच'],
  ['mass', 'kg', 1, 'kg|kgs|kg.|kilo|kilos|kilogram|kilograms|किलो|किग्रा|कि.ग्रा.|कि.ग्रा|कि ग्रा|किलोग्राम|केजी'],
  ['mass', 'lb', 0.453_592_37, 'lb|lbs'],
  ['volume', 'L', 1, 'l|lt|lts|ltr|ltrs|litre|litres|liter|liters|लीटर'],
  ['volume', 'ml', 0.001, 'ml'],
  [
    'economy',
    'kmpl',
    1,
    'kmpl|km/l|km/ltr|km/litre|km/lt|kpl|kms/l|km per litre|km per liter|किमी/लीटर|किमी प्रति लीटर',
  ],
  ['distance', 'km', 1, 'km|kms|kilometre|kilometres|kilometer|kilometers|किमी|कि.मी.|किलोमीटर'],
  ['time', 'h', 1, 'h|hr|hrs|hour|hours|ghante|ghanta|घंटे|घंटा'],
  ['time', 'min', 1 / 60, 'min|mins|minute|minutes|मिनट'],
  ['time', 's', 1 / 3600, 's|sec|secs|second|seconds'],
  ['age', 'years', 1, 'years|year|yrs|yr|saal|साल|वर्ष'],
  ['age', 'months', 1 / 12, 'months|month|mahine|mahina|महीने|महीना'],
  ['energy', 'kWh', 1, 'kwh|kw-h|kw h|किलोवाट-घंटा'],
  ['energy', 'Wh', 0.001, 'wh'],
  ['voltage', 'V', 1, 'v|volt|volts'],
  ['charge', 'Ah', 1, 'ah'],
  ['turns', 'rpm', 1, 'rpm|r/min|rev/min|r.p.m.|आरपीएम'],
  ['gears', 'gears', 1, 'speed|speeds|gear|gears|गियर|स्पीड'],
  ['share', '%', 1, '%|percent|per cent'],
];

/** Units that only appear beside the metric one in India, so that a bare number is never in them. */
const foreign: ReadonlySet<string> = new Set(['hp', 'lb-ft', 'mph', 'lb']);

const byWord = new Map<string, Unit>(
  units.flatMap(([measure, name, factor, words]) =>
    words.split('|').map((word): [string, Unit] => [word.normalize('NFKC'), { name, measure, factor }]),
  ),
);

/** Regex source of any unit, longest first. */
export const unitPattern: string = [...byWord.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replaceAll(/[.+?()[\]|/\\^$]/g, String.raw`\$&`))
  .join('|');

/** Returns the unit that a word stands for, in lower case. */
export const unitNamed = (word: string): Unit | undefined => byWord.get(word.trim());

/** Returns the unit of the catalogue for a measure. */
export const ownUnit = (measure: Measure): Unit => {
  const [, name = '', factor = 1] = units.find(([of, , one]) => of === measure && one === 1) ?? [];
  return { name, measure, factor };
};

/** Returns other units of a measure in which a number without a unit might be. */
export const otherUnits = (measure: Measure): readonly Unit[] =>
  units
    .filter(([of, name, factor]) => of === measure && factor !== 1 && !foreign.has(name))
    .map(([of, name, factor]) => ({ name, measure: of, factor }));
