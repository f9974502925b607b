import { type NumberField, plausibleSpan } from '@dopahiya/domain/specifications';
import type { BrochureOptions, UnreadReason, WrittenFigure } from './brochure.ts';
import { type NumberToken, roundingOf, type Token } from './tokens.ts';
import { type Measure, otherUnits, ownUnit, type Unit } from './units.ts';

/** A figure in the unit of the catalogue, as it was written. */
export interface Figure {
  value: number;
  written: WrittenFigure;
}

/** What is expected of a figure. */
export interface Expected {
  field: NumberField;
  measure: Measure;
  /** Unit named by the label: 'Seat height (mm)'. */
  unit: Unit | undefined;
  model: BrochureOptions['model'];
}

const isRange = (token: Token | undefined): boolean =>
  token !== undefined && token.kind !== 'number' && /^(?:-|to|se|से|and|&)$/u.test(token.text);

/** Checks whether marks say that a figure is not exact: '~', '90+', '±2'. */
export const isInexact = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.kind === 'mark' && /[~<>≤≥±+≈]/u.test(token.text));

/** Returns a number in the unit of the catalogue, rounded to what the catalogue keeps. */
export function inOwnUnit(number: number, { factor, measure }: Unit): number {
  if (factor === 1) return number;
  return Number((number * factor).toFixed(measure === 'length' ? 0 : 2));
}

/** Reads the numbers of one figure: one number, or the same in several units, as in '8.02 PS (5.9 kW)'. */
export function readFigure(tokens: readonly Token[], expected: Expected): Figure | UnreadReason {
  if (isInexact(tokens)) return 'approximate';
  const numbers = tokens.filter((token) => token.kind === 'number');
  if (numbers.length === 0) return 'not-understood';
  if (tokens.some((token, index) => isRange(token) && isBetween(tokens, index))) return 'several';
  const read = numbers.map((token) => unitOf(token, expected));
  const wrong = read.find((unit) => typeof unit === 'string');
  if (wrong !== undefined) return wrong;
  const units = read as Unit[];
  if (new Set(units.map(({ name }) => name)).size < units.length) return 'several';
  return agreed(numbers, units);
}

const isBetween = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.kind === 'number' && tokens[index + 1]?.kind === 'number';

/** Adds hours and minutes, as in '4 h 30 min'. */
function timeOf([hours, minutes]: readonly NumberToken[]): Figure | null {
  if (!hours || !minutes || minutes.value >= 60) return null;
  return {
    value: Number((hours.value + minutes.value / 60).toFixed(2)),
    written: { number: hours.value, unit: 'h' },
  };
}

function unitOf({ value, unit }: NumberToken, expected: Expected): Unit | UnreadReason {
  const known = unit ?? expected.unit;
  if (known) return known.measure === expected.measure ? known : 'other-unit';
  // A battery without a unit may be in ampere hours.
  if (expected.measure === 'energy') return 'no-unit';
  const span = plausibleSpan(expected.field, expected.model);
  const isPlausible = ({ factor }: Unit) =>
    span !== undefined && value * factor >= span[0] && value * factor <= span[1];
  if (span === undefined || otherUnits(expected.measure).some(isPlausible)) return 'no-unit';
  return ownUnit(expected.measure);
}

/** Takes the most exact of the same figure in several units; they must agree within what they are rounded to. */
function agreed(numbers: readonly NumberToken[], units: readonly Unit[]): Figure | UnreadReason {
  const figures = numbers.map(({ value, written, unit }, index) => {
    const factor = units[index]?.factor ?? 1;
    return { value, exact: value * factor, rounding: roundingOf(written) * factor, unit: units[index], hasUnit: unit };
  });
  const isTime = units.length === 2 && units[0]?.name === 'h' && units[1]?.name === 'min';
  const time = isTime ? timeOf(numbers) : null;
  if (time) return time;
  const [best] = figures.toSorted(
    (one, other) => Number(other.unit?.factor === 1) - Number(one.unit?.factor === 1) || one.rounding - other.rounding,
  );
  if (!best?.unit) return 'not-understood';
  const differs = figures.some(
    ({ exact, rounding }) => Math.abs(exact - best.exact) > rounding + best.rounding + best.exact * AGREEMENT,
  );
  if (differs) return 'differing-units';
  return {
    value: inOwnUnit(best.value, best.unit),
    written: { number: best.value, unit: best.unit.name },
  };
}

/** Share by which the same figure in two units may differ beyond rounding, because makers convert with short factors. */
const AGREEMENT = 0.004;
