import { plausibleSpan } from '@dopahiya/domain/specifications';
import type { UnreadReason } from './brochure.ts';
import { blank } from './label-table.ts';
import { inOwnUnit, readFigure } from './quantities.ts';
import type { Side } from './side-readers.ts';
import { type NumberToken, tokensOf } from './tokens.ts';
import { ownUnit } from './units.ts';
import { valueWords } from './value-words.ts';
import {
  isDenied,
  meaningsIn,
  type Reading,
  type Refused,
  type Stated,
  type Value,
  type ValueReader,
  whole,
} from './values.ts';

/** Returns the first word of a kind as a fact, if all of its words mean the same. */
function wordOf(
  value: Value,
  kind: string,
  make: (meaning: string) => Omit<Stated, 'start' | 'end' | 'written'>,
): Stated[] {
  const [first] = valueWords(kind).in(value.lower);
  const meanings = meaningsIn(kind, value.lower);
  if (!first || meanings.length > 1 || meanings.includes('unclear')) return [];
  return [{ ...make(first.meaning), written: null, start: first.start, end: first.end }];
}

/** Returns a reader of brakes: 'Disc, 240 mm, single channel ABS'. */
export const brakeReader =
  (side: Side): ValueReader =>
  (value) => {
    if (isDenied(value.lower)) return 'other-words';
    const types = meaningsIn('brake', `${value.label.text} ${value.lower}`);
    const [type] = types;
    if (types.length > 1) return 'several';
    if (type === undefined) return 'not-understood';
    const inValue = wordOf(value, 'brake', (meaning) => ({ field: `${side}_brake_type`, value: meaning }));
    return [
      ...(inValue.length > 0 ? inValue : [whole(value, `${side}_brake_type`, type)]),
      ...sizeOf(value, side),
      ...wordOf(value, 'abs in brake', () => ({ field: 'abs', value: true })),
    ];
  };

const isCounted = /^\s*-?\s*(?:piston|pot|channel|step|way|caliper)/u;

function sizeOf({ lower, model }: Value, side: Side): (Stated | Refused)[] {
  const field = `${side}_brake_size` as const;
  const span = plausibleSpan(field, model) ?? [0, 0];
  const isSize = ({ value, unit, end }: NumberToken) =>
    unit ? unit.measure === 'length' : value >= span[0] && value <= span[1] && !isCounted.test(lower.slice(end));
  const sizes = tokensOf(lower).filter((token): token is NumberToken => token.kind === 'number' && isSize(token));
  const [first] = sizes;
  if (!first) return [];
  if (sizes.length > 1) return [{ field, reason: 'several' }];
  const value = inOwnUnit(first.value, first.unit ?? ownUnit('length'));
  const written = { number: first.value, unit: first.unit?.name ?? null };
  return [{ field, value, written, start: first.start, end: first.end }];
}

const metric = /(?<![\d/.])(\d{2,3})\s?\/\s?(\d{2,3})\s?-?\s?(zr|r|b)?\s?-?\s?(\d{2})(?!\d)/gu;
const inches = /(?<![\d/.])(\d\.\d{1,2})\s?[-x]\s?(\d{2})(?!\d)/gu;

/** Returns the size of a tyre as the catalogue writes it, with its position. */
function tyreSizesIn(lower: string): { size: string; start: number; end: number }[] {
  const found = [...lower.matchAll(metric)].flatMap((match) => {
    const [text, width = '', ratio = '', kind, rim = ''] = match;
    const isPossible = within(width, [50, 330]) && within(ratio, [30, 100]) && within(rim, [8, 23]);
    const size = `${width}/${ratio}${kind === undefined ? '-' : ` ${kind.toUpperCase()}`}${rim}`;
    return isPossible ? [{ size, start: match.index, end: match.index + text.length }] : [];
  });
  const old = [...lower.matchAll(inches)].flatMap((match) => {
    const [text, width = '', rim = ''] = match;
    const isPossible = within(width, [2, 6]) && within(rim, [8, 23]);
    return isPossible ? [{ size: `${width}-${rim}`, start: match.index, end: match.index + text.length }] : [];
  });
  return [...found, ...old];
}

const within = (number: string, [min, max]: readonly [number, number]): boolean =>
  Number(number) >= min && Number(number) <= max;

/** Returns a reader of tyres: '90/90-12 54J, tubeless'. */
export const tyreReader =
  (side: Side): ValueReader =>
  (value) => {
    if (isDenied(value.lower)) return 'other-words';
    const sizes = tyreSizesIn(value.lower);
    const [first] = sizes;
    if (sizes.length > 1) return 'several';
    if (!first) return 'not-understood';
    const { size, start, end } = first;
    return [
      { field: `${side}_tyre_size`, value: size, written: null, start, end },
      ...wordOf(value, 'tyre', (meaning) => ({ field: 'tyre_type', value: meaning })),
      ...wordOf(value, 'radial', (meaning) => ({ field: 'radial_tyre', value: meaning === 'true' })),
    ];
  };

/** Reads a gearbox: its number of gears, and whether it is manual or automatic. */
export function readTransmission(value: Value): Reading {
  const { lower } = value;
  if (isDenied(lower)) return 'other-words';
  const types = meaningsIn('gearbox', lower);
  const parts = [...valueWords('gearbox').in(lower), ...valueWords('gearbox words').in(lower)];
  const left = parts.reduce((text, { start, end }) => blank(text, start, end), lower);
  const tokens = tokensOf(left).filter(({ kind }) => kind !== 'mark');
  const [gears] = tokens;
  if (tokens.some(({ kind }) => kind === 'word') || tokens.length > 1 || types.includes('unclear'))
    return 'other-words';
  if (types.length > 1) return 'several';
  const type = wordOf(value, 'gearbox', (meaning) => ({ field: 'transmission_type', value: meaning }));
  if (gears?.kind !== 'number') return type.length > 0 ? type : 'not-understood';
  if (gears.unit?.measure !== 'gears') return 'no-unit';
  const written = { number: gears.value, unit: 'gears' };
  return [{ field: 'gears', value: gears.value, written, start: gears.start, end: gears.end }, ...type];
}

/** Voltage of a battery that only starts an engine. */
const STARTER_VOLTS = 12;

/** Reads a battery: its cells and its capacity in kWh, also from volts and ampere hours. */
export function readBattery(value: Value): Reading {
  const { lower } = value;
  const words = [...valueWords('cells').in(lower), ...valueWords('battery words').in(lower)];
  const tokens = tokensOf(words.reduce((text, { start, end }) => blank(text, start, end), lower));
  const numbers = tokens.filter((token) => token.kind === 'number');
  if (numbers.some(({ value: number, unit }) => unit?.name === 'V' && number === STARTER_VOLTS))
    return 'starter-battery';
  if (tokens.some(({ kind }) => kind === 'word') || isDenied(lower)) return 'other-words';
  const capacity = numbers.length === 0 ? [] : capacityOf(value, numbers);
  if (typeof capacity === 'string') return capacity;
  const cells = wordOf(value, 'cells', (meaning) => ({ field: 'battery_type', value: meaning }));
  const read = [...cells, ...capacity];
  return read.length > 0 ? read : 'not-understood';
}

function capacityOf({ model, label }: Value, numbers: readonly NumberToken[]): Stated[] | UnreadReason {
  const ofMeasure = (measure: string) => numbers.filter(({ unit }) => unit?.measure === measure);
  const [energy, volts, charge] = [ofMeasure('energy'), ofMeasure('voltage'), ofMeasure('charge')];
  if (energy.length + volts.length + charge.length < numbers.length) return 'no-unit';
  if (Math.max(energy.length, volts.length, charge.length) > 1) return 'several';
  const [only] = energy;
  if (!only) return volts[0] && charge[0] ? [ofVolts(volts[0], charge[0])] : [];
  const expected = { field: 'battery_capacity', measure: 'energy', unit: label.unit, model } as const;
  const figure = readFigure(energy, expected);
  return typeof figure === 'string'
    ? figure
    : [{ field: 'battery_capacity', ...figure, start: only.start, end: only.end }];
}

const ofVolts = (volts: NumberToken, charge: NumberToken): Stated => ({
  field: 'battery_capacity',
  value: Number(((volts.value * charge.value) / 1000).toFixed(2)),
  written: { number: charge.value, unit: 'Ah' },
  start: Math.min(volts.start, charge.start),
  end: Math.max(volts.end, charge.end),
});
