/** Whether a word may be a slug of the catalogue; digits alone would be an id. */
export const isSlug = (word: string): boolean =>
  /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/.test(word) && word.length <= 80;
