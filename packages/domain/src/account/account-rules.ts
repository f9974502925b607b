import { shownText } from '../typed/index.ts';

/** Minimum and maximum password length, in characters. */
export const passwordLengths = { min: 8, max: 128 } as const;
/** Minimum and maximum username length, in characters. */
export const usernameLengths = { min: 3, max: 30 } as const;
/** Maximum length of a first or last name, in characters. */
export const personNameLength = { max: 60 } as const;
/** Maximum number of favourites per visitor, in the browser and in the account. */
export const favouriteLimit = 200;
/** Format of a favourite: the slug of a bike, or the key that `usedBikeFavourite` returns for a used bike. */
export const favouriteSlug = /^[a-z0-9-]{1,120}$/;

/** Cleans a typed username as it is stored: in NFKC, without invisible characters, trimmed. */
export const cleanUsername = (typed: string): string => shownText(typed.normalize('NFKC').trim()).trim();

/** Patterns that only appear in addresses: mail, URL schemes, IP addresses, punycode. */
const addressSigns = /[@:\\]|\/\/|^www[.。]|\Wwww[.。]|\d(?:[.。]\d{1,3}){3}|[.。]xn--/iu;

/** Checks whether a name has signs of a web or mail address; only a list of all top-level domains finds the others. */
export const hasAddressSigns = (name: string): boolean =>
  addressSigns.test(name.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''));
