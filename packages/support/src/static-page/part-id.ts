/** The id of a part's heading on a page of text, counted from 0. */
export const partId = (part: number): string => `part-${part + 1}`;
