import type { BikeDetail } from '@dopahiya/domain';
import { haveOneBasis, priceBasisOf } from '../comparison/price-basis.ts';
import type { Measure } from './measures.ts';

/** A bike with the name it has in a comparison. */
export interface NamedBike {
  name: string;
  bike: BikeDetail;
}

interface Difference {
  /** Whom the sentence is about, and whom it stands apart from. */
  subject: NamedBike;
  other: NamedBike;
  /** How many bikes are compared: of two the other one need not be named. */
  among: number;
}

/** What a difference means to a rider, in a sentence; null when nothing true can be said. */
export function differenceInWords(measure: Measure, { subject, other, among }: Difference): string | null {
  const { field, says, so } = measure;
  if (field === 'price' && !haveOneBasis([subject.bike, other.bike])) return pricesApart(says, subject, other);
  const comparison = among > 2 ? `${subject.name} ${says} than ${other.name}` : `${subject.name} ${says}`;
  return so === undefined ? comparison : `${comparison}, so ${so}`;
}

/** Prices of different times are shown with both months, or not at all. */
function pricesApart(says: string, subject: NamedBike, other: NamedBike): string | null {
  if (!subject.bike.price_month || !other.bike.price_month) return null;
  const [own, others] = [priceBasisOf(subject.bike), priceBasisOf(other.bike)];
  return `${subject.name} ${says} at its ${own} than ${other.name} at its ${others}`;
}
