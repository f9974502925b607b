import { morePlaceNames } from './more-place-names.ts';
import names from './place-names.hi.json' with { type: 'json' };

/** Hindi names of the catalogue's cities, of the states, and of the makers' countries, by the names in data. */
export const hindiPlaceNames: Readonly<Record<string, string>> = { ...names, ...morePlaceNames };
