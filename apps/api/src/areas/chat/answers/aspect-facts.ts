import type { BikeRow } from '../../catalogue/index.ts';
import type { ChatWords } from '../words/chat-words.ts';
import { type Fact, factOf, figureOf, mainFigures } from './figures.ts';

type Label = Exclude<keyof ChatWords['labels'], 'costParts'>;

const labelsOf: Readonly<Record<string, readonly Label[]>> = {
  mileage: ['mileage', 'range', 'real'],
  price: ['price'],
  power: ['power'],
  // Few bikes state a top speed; power is known for nearly all.
  top_speed: ['topSpeed', 'power'],
  weight: ['weight'],
  seat_height: ['seat'],
  range: ['range'],
};

/** Returns the figures a comparison asks for, side by side for all bikes; empty if no figure covers it. */
export function aspectFacts(aspect: string | undefined, bikes: readonly BikeRow[], words: ChatWords): Fact[] {
  const figures = bikes.map((bike) => {
    const all = [
      ...mainFigures(bike, words),
      ...factOf(words.labels.real, figureOf(bike, 'real_mileage', words)),
      ...factOf(words.labels.topSpeed, figureOf(bike, 'top_speed', words)),
    ];
    return new Map(all.map(({ label, value }) => [label, value]));
  });
  return (labelsOf[aspect ?? ''] ?? []).flatMap((name) => {
    const label = words.labels[name];
    const values = figures.map((of) => of.get(label));
    return values.some(Boolean) ? [{ label, value: values.map((value) => value ?? '–').join(' | ') }] : [];
  });
}
