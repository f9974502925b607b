/**
 * Kinds of mileage and range figures: certified by the official test, claimed by the manufacturer, or reported
 * by owners, road tests and portals; most official first.
 */
export const figureKinds = ['certified', 'claimed', 'reported'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Figures that have a kind, with the fields for their kind and for their real-world value. */
export const reachFigures = {
  mileage: { kind: 'mileage_kind', real: 'real_mileage' },
  battery_range: { kind: 'range_kind', real: 'real_range' },
} as const;
export type ReachField = keyof typeof reachFigures;

/** Checks whether a field is a figure that has a kind. */
export const isReachField = (field: string): field is ReachField => field in reachFigures;
