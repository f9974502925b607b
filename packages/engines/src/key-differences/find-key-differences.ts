import { type BikeDetail, shortNamesOf } from '@dopahiya/domain/bikes';
import { formatPrice, formatQuantity } from '@dopahiya/domain/site';
import { isReachField, realFigureOf } from '@dopahiya/domain/specifications';
import { type DifferenceWords, differenceInWords, type NamedBike } from './difference-in-words.ts';
import { type Measure, measures } from './measures.ts';

/** Maximum number of differences listed. */
const mostDifferences = 6;

/** A difference between bikes. */
export interface KeyDifference {
  /** The difference with its unit: '51 mm'. */
  figure: string;
  /** Explanation, such as 'CB350 has the longer wheelbase, so it sits steadier on a highway'. */
  sentence: string;
}

interface Known extends NamedBike {
  value: number;
}

interface Told {
  among: number;
  words: DifferenceWords | undefined;
  /** Formats a value with its unit. */
  quantity: (value: number, unit: string) => string;
}

interface Weighed {
  effect: number;
  difference: KeyDifference;
}

/** Finds what sets two to four bikes apart: at most six figures with explanations, largest effect first. */
export function findKeyDifferences(
  bikes: readonly BikeDetail[],
  words?: DifferenceWords,
  quantity: (value: number, unit: string) => string = formatQuantity,
): KeyDifference[] {
  const names = shortNamesOf(bikes);
  return measures
    .flatMap((measure) => weigh(measure, knownValues(measure, bikes, names), { among: bikes.length, words, quantity }))
    .toSorted((one, other) => other.effect - one.effect)
    .slice(0, mostDifferences)
    .map(({ difference }) => difference);
}

function knownValues({ field }: Measure, bikes: readonly BikeDetail[], names: readonly string[]): Known[] {
  return bikes
    .flatMap((bike, index) => {
      const [value, name] = [comparableValue(bike, field), names[index]];
      return value === null || name === undefined ? [] : [{ name, bike, value }];
    })
    .toSorted((one, other) => one.value - other.value);
}

/** Returns the value to compare; for mileage and range the real-world figure, because tested and reported figures are not comparable. */
const comparableValue = (bike: BikeDetail, field: Measure['field']): number | null =>
  isReachField(field) ? (realFigureOf(bike, field)?.value ?? null) : bike[field];

/** Compares the lowest and highest value of a measure; empty if they are too close. Bikes with unknown values are skipped. */
function weigh(measure: Measure, known: readonly Known[], { among, words, quantity }: Told): Weighed[] {
  const [lowest, highest] = [known[0], known.at(-1)];
  if (!lowest || !highest || known.length < 2) return [];
  const spread = highest.value - lowest.value;
  if (spread < measure.threshold) return [];
  const [subject, other] = measure.names === 'lowest' ? [lowest, highest] : [highest, lowest];
  const sentence = differenceInWords(measure, { subject, other, among }, words);
  if (sentence === null) return [];
  const figure = measure.unit === '₹' ? formatPrice(spread) : quantity(spread, measure.unit);
  return [{ effect: spread / stepOf(measure, lowest.value), difference: { figure, sentence } }];
}

function stepOf({ step }: Measure, lowest: number): number {
  if (typeof step === 'number') return step;
  return Math.max((lowest * Number.parseFloat(step)) / 100, Number.EPSILON);
}
