/** The language of this build as a BCP 47 tag, for `lang`. */
export const language: string = 'en-IN';

export const monthNames: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');

/** A month's name as it stands in a date; Indian English leaves four letters of September. */
export const shortMonth = (name: string): string => (name === 'September' ? 'Sept' : name.slice(0, 3));

/** Which form of a text goes with a count, in the words of the CLDR. */
export const pluralForm = (count: number): string => (Math.abs(count) === 1 ? 'one' : 'other');
