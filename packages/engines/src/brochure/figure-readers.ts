import { isReachField, type NumberField, reachFigures } from '@dopahiya/domain/specifications';
import type { UnreadReason } from './brochure.ts';
import { type Expected, type Figure, isInexact, readFigure } from './quantities.ts';
import type { Token } from './tokens.ts';
import type { Measure } from './units.ts';
import {
  figureTokens,
  meaningsIn,
  type Reading,
  type Refused,
  type Stated,
  type Value,
  type ValueReader,
} from './values.ts';

const expectedOf = ({ label, model }: Value, field: NumberField, measure: Measure): Expected => ({
  field,
  measure,
  unit: label.unit,
  model,
});

/** Returns the fact of a figure, with the words from its first to its last token. */
function statedBy(field: NumberField, figure: Figure, tokens: readonly Token[]): Stated {
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  return { field, ...figure, start: numbers[0]?.start ?? 0, end: numbers.at(-1)?.end ?? 0 };
}

/** Returns a reader of values that are one figure. */
export const figureReader =
  (field: NumberField, measure: Measure): ValueReader =>
  (value) => {
    const tokens = figureTokens(value);
    if (typeof tokens === 'string') return tokens;
    const figure = readFigure(tokens, expectedOf(value, field, measure));
    if (typeof figure === 'string') return figure;
    return [statedBy(field, figure, tokens), ...kindOf(value, field)];
  };

/** Returns whether a mileage or range is certified or claimed, if the sheet says so. */
function kindOf({ label, lower }: Value, field: NumberField): Stated[] {
  if (!isReachField(field)) return [];
  const kinds = new Set(
    [...meaningsIn('note', label.text), ...meaningsIn('note', lower)].filter((kind) => kind !== ''),
  );
  const [kind] = kinds;
  if (kind === undefined || kinds.size > 1) return [];
  return [{ field: reachFigures[field].kind, value: kind, written: null, start: 0, end: lower.length }];
}

/** Returns a reader of power or torque, with the engine speed at which it is reached. */
export const outputReader =
  (field: 'max_power' | 'max_torque', measure: Measure): ValueReader =>
  (value) => {
    const tokens = figureTokens(value);
    if (typeof tokens === 'string') return tokens;
    const { output, turns } = splitAtTurns(tokens, value.label.hasTurns ? ['@', 'at', '/'] : ['@', 'at']);
    const figure = readFigure(output, expectedOf(value, field, measure));
    if (typeof figure === 'string') return figure;
    return [statedBy(field, figure, output), ...turnsOf(`${field}_rpm`, turns)];
  };

function turnsOf(field: 'max_power_rpm' | 'max_torque_rpm', turns: readonly Token[]): (Stated | Refused)[] {
  const numbers = turns.filter((token) => token.kind === 'number');
  const [first] = numbers;
  if (!first) return [];
  if (isInexact(turns)) return [{ field, reason: 'approximate' }];
  if (new Set(numbers.map(({ value }) => value)).size > 1) return [{ field, reason: 'several' }];
  const written = { number: first.value, unit: 'rpm' };
  return [{ field, value: first.value, written, start: first.start, end: first.end }];
}

/** Separates the output from the engine speeds behind one of some marks, or with the unit rpm. */
function splitAtTurns(tokens: readonly Token[], marks: readonly string[]): { output: Token[]; turns: Token[] } {
  const [output, turns]: [Token[], Token[]] = [[], []];
  let isTurns = false;
  for (const token of tokens) {
    if (token.kind !== 'number' && marks.includes(token.text)) isTurns = true;
    else if (token.kind === 'number') {
      isTurns = token.unit ? token.unit.measure === 'turns' : isTurns;
      (isTurns ? turns : output).push(token);
    } else (isTurns ? turns : output).push(token);
  }
  return { output, turns };
}

const betweenPairs: ReadonlySet<string> = new Set(['or', 'ya', 'या', 'every', 'हर']);

/** Returns a reader of figures in different units, as in '3 years or 30,000 km'. */
export const pairReader =
  (fields: readonly (readonly [field: NumberField, measure: Measure, times?: number])[]): ValueReader =>
  (value) => {
    const tokens = figureTokens(value, (word) => betweenPairs.has(word));
    if (typeof tokens === 'string') return tokens;
    if (isInexact(tokens)) return 'approximate';
    const read = fields.flatMap(([field, measure, times = 1]): (Stated | UnreadReason)[] => {
      const own = tokens.filter((token) => token.kind === 'number' && token.unit?.measure === measure);
      if (own.length === 0) return [];
      const figure = own.length > 1 ? 'several' : readFigure(own, expectedOf(value, field, measure));
      if (typeof figure === 'string') return [figure];
      return [statedBy(field, { ...figure, value: Math.round(figure.value * times * 100) / 100 }, own)];
    });
    const fault = read.find((one) => typeof one === 'string');
    const numbers = tokens.filter(({ kind }) => kind === 'number').length;
    if (fault !== undefined) return fault;
    if (read.length === 0) return 'no-unit';
    return read.length < numbers ? 'several' : (read as Stated[]);
  };

const sides = { l: 'length', w: 'width', h: 'height' } as const;
const order = /(?:length|width|height|\b[lwh])(?=\b|x)/gu;

/** Reads 'Length x Width x Height', in the order that the label names. */
export function readDimensions(value: Value): Reading {
  const named = [...value.label.text.replaceAll('x', ' x ').matchAll(order)].map(([word]) => word.charAt(0));
  const fields = named.flatMap((letter) => sides[letter as keyof typeof sides] ?? []);
  if (new Set(fields).size !== 3 || fields.length !== 3) return 'unclear-columns';
  const tokens = figureTokens(value);
  if (typeof tokens === 'string') return tokens;
  if (isInexact(tokens)) return 'approximate';
  const numbers = tokens.filter((token) => token.kind === 'number');
  if (numbers.length !== 3) return 'several';
  const unit = numbers.at(-1)?.unit;
  const read = numbers.map((token, index) => {
    const field = fields[index] ?? 'length';
    const figure = readFigure([{ ...token, unit: token.unit ?? unit }], expectedOf(value, field, 'length'));
    return typeof figure === 'string' ? figure : statedBy(field, figure, [token]);
  });
  return read.find((one) => typeof one === 'string') ?? (read as Stated[]);
}
