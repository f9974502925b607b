/** Returns the id of a section heading on a static page, counted from 0. */
export const partId = (part: number): string => `part-${part + 1}`;
