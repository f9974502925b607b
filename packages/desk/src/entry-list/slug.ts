const longest = 80;

/** Checks whether a text can be the end of an address. */
export const isSlug = (text: string): boolean => text.length <= longest && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** Proposes the end of an address for a name: 'Honda, Pune Camp' becomes 'honda-pune-camp'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '');
