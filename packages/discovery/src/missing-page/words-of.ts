const maxLength = 80;

/** Returns the words of a slug as somebody would type them: 'royal-enfeld' is 'royal enfeld'. */
export const wordsOf = (slug: string): string =>
  slug
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, maxLength);

/** Query parameter of the home page with the slug that was not found. */
export const missingParameter = 'missing';

/** Checks whether a slug contains any words. */
export const hasWords = (slug: string): boolean => wordsOf(slug) !== '';
