/** How long a password may be, in characters. */
export const passwordLengths = { min: 8, max: 128 } as const;
/** How long a username may be. */
export const usernameLengths = { min: 3, max: 30 } as const;
/** How long a first or last name may be. */
export const personNameLength = { max: 60 } as const;
/** So many favourites somebody keeps, in a browser and in an account. */
export const favouriteLimit = 200;
/** What a favourite is called: the slug of a bike, or what `usedBikeFavourite` calls a used one. */
export const favouriteSlug = /^[a-z0-9-]{1,120}$/;

/** How many characters a text has: what takes two units of the language's own counts once. */
export const charactersIn = (text: string): number => text.match(/./gsu)?.length ?? 0;
