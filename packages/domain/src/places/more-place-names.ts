import names from './more-place-names.hi.json' with { type: 'json' };
import states from './state-names.hi.json' with { type: 'json' };

/** Hindi names of the states, further cities and the makers' countries, which pages get only when they need them. */
export const morePlaceNames: Readonly<Record<string, string>> = { ...states, ...names };
