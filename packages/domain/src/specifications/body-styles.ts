import * as texts from '#texts/bikes';

/** Body styles of two-wheelers, with their display names. */
export const bodyStyleNames = texts.bodyStyleNames;

/** Body style of a two-wheeler. */
export type BodyStyle = keyof typeof bodyStyleNames;

const kinds: Readonly<Partial<Record<BodyStyle, BodyStyle>>> = { scooter: 'maxiscooter', sports: 'superbike' };

/** Returns a style and its broader kind, if any: a maxi scooter is also a scooter, a super bike a sports bike. */
export function stylesWithin(style: BodyStyle): BodyStyle[] {
  const kind = kinds[style];
  return kind ? [style, kind] : [style];
}

const notMotorcycles: ReadonlySet<BodyStyle> = new Set([...stylesWithin('scooter'), 'moped']);

/** Styles other than scooters and mopeds. */
export const motorcycleStyles = (Object.keys(bodyStyleNames) as BodyStyle[]).filter(
  (style) => !notMotorcycles.has(style),
);
