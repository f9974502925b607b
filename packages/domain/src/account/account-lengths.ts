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

/** Counts the characters of a text; a surrogate pair (two UTF-16 units) counts once. */
export const charactersIn = (text: string): number => text.match(/./gsu)?.length ?? 0;
