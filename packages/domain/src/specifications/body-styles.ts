import * as texts from '#texts/bikes';

/** The body styles a two-wheeler may have, with the name a visitor reads. */
export const bodyStyleNames = texts.bodyStyleNames;

/** One of the twelve body styles. */
export type BodyStyle = keyof typeof bodyStyleNames;
