/**
 * What a figure of mileage or range is: measured by the official test, said by the maker, or told by owners, road tests
 * and portals. The most official comes first.
 */
export const figureKinds = ['certified', 'claimed', 'reported'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** The figures that are of a kind, each with the fields that hold its kind and what it comes to in real use. */
export const reachFigures = {
  mileage: { kind: 'mileage_kind', real: 'real_mileage' },
  battery_range: { kind: 'range_kind', real: 'real_range' },
} as const;
export type ReachField = keyof typeof reachFigures;

/** Whether a field holds a figure that is of a kind. */
export const isReachField = (field: string): field is ReachField => field in reachFigures;
