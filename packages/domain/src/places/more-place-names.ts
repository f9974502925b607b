import names from './more-place-names.hi.json' with { type: 'json' };

/** Hindi names of further cities and of the makers' countries, which pages get only when they need them. */
export const morePlaceNames: Readonly<Record<string, string>> = names;
