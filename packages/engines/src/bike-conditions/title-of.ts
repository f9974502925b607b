/** A slug as words: what stands for a name until that is known. */
export const titleOf = (slug: string): string =>
  slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
