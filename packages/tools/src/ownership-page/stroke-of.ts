import type { BikeOwnership } from '@dopahiya/engines/ownership';

const furtherStrokes = ['other', 'third', 'fourth'] as const;

/** Line style of a bike's curve. */
export type CurveStroke = 'petrol' | 'electric' | (typeof furtherStrokes)[number];

/** Returns the line style: dark for petrol, green for electric; further bikes of a kind are dashed, dotted or both. */
export function strokeOf(bikes: readonly Pick<BikeOwnership, 'bike'>[], place: number): CurveStroke {
  const kindOf = (at: number) => bikes[at]?.bike.isElectric ?? false;
  const isFirst = (at: number) => bikes.findIndex(({ bike }) => bike.isElectric === kindOf(at)) === at;
  if (isFirst(place)) return kindOf(place) ? 'electric' : 'petrol';
  const before = bikes.slice(0, place).filter((_, at) => !isFirst(at)).length;
  return furtherStrokes[before] ?? 'fourth';
}
