import * as texts from '#texts/bikes';

/** The body styles a two-wheeler may have, with the name a visitor reads. */
export const bodyStyleNames = texts.bodyStyleNames;

/** One of the twelve body styles. */
export type BodyStyle = keyof typeof bodyStyleNames;

const kinds: Readonly<Partial<Record<BodyStyle, BodyStyle>>> = { scooter: 'maxiscooter', sports: 'superbike' };

/** The styles that whoever asks for a style means: a maxi scooter is a scooter, a super bike a sports bike. */
export function stylesWithin(style: BodyStyle): BodyStyle[] {
  const kind = kinds[style];
  return kind ? [style, kind] : [style];
}

const notMotorcycles: ReadonlySet<BodyStyle> = new Set([...stylesWithin('scooter'), 'moped']);

/** The styles that are neither scooters nor mopeds. */
export const motorcycleStyles = (Object.keys(bodyStyleNames) as BodyStyle[]).filter(
  (style) => !notMotorcycles.has(style),
);
