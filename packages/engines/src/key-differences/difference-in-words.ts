import type { BikeDetail } from '@dopahiya/domain/bikes';
import { isReachField, type RealFigure, realFigureOf } from '@dopahiya/domain/specifications';
import * as texts from '#texts/key-differences';
import { haveOneBasis, priceBasisOf } from './price-basis.ts';
import type { Measure } from './measures.ts';

/** A bike with its display name in a comparison. */
export interface NamedBike {
  name: string;
  bike: BikeDetail;
}

/** Text templates for differences; default to the page's `texts`, replaceable for another language. */
export type DifferenceWords = Pick<typeof texts, 'differences' | 'pricesApart' | 'priceBasis'>;

interface Difference {
  /** The bike the sentence is about, and the one it is compared with. */
  subject: NamedBike;
  other: NamedBike;
  /** Number of bikes compared; with two, the other bike need not be named. */
  among: number;
}

/** Describes in a sentence what a difference means to a rider; null if nothing accurate can be said. */
export function differenceInWords(
  { field }: Measure,
  { subject, other, among }: Difference,
  words: DifferenceWords = texts,
): string | null {
  if (field === 'price' && !haveOneBasis([subject.bike, other.bike])) return pricesApart(subject, other, words);
  const names = { subject: subject.name, other: other.name, use: basisOf(field, [subject.bike, other.bike]) };
  const { ofTwo, ofMany } = words.differences[field];
  return among > 2 ? ofMany(names) : ofTwo(names);
}

const basisOf = (field: Measure['field'], bikes: readonly BikeDetail[]): RealFigure['basis'] =>
  isReachField(field) && bikes.every((bike) => realFigureOf(bike, field)?.basis === 'reported')
    ? 'reported'
    : 'estimated';

/** Describes a price difference; prices from different months are shown with both months, or not at all. */
function pricesApart(subject: NamedBike, other: NamedBike, words: DifferenceWords): string | null {
  if (!subject.bike.price_month || !other.bike.price_month) return null;
  return words.pricesApart({
    subject: subject.name,
    own: priceBasisOf(subject.bike, words),
    other: other.name,
    others: priceBasisOf(other.bike, words),
  });
}
