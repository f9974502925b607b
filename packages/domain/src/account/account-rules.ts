import type { User } from './account.ts';

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

/** Returns the favourite key of a used bike: based on its id, because its slug changes with what the seller enters. */
export const usedBikeFavourite = (id: number | string): string => `used-${id}`;

/** Returns the id of the used bike behind a favourite; null if the favourite is a model's slug. */
export function usedBikeIdOf(favourite: string): number | null {
  const [, id] = /^used-([1-9]\d{0,8})$/.exec(favourite) ?? [];
  return id === undefined ? null : Number(id);
}

/** Placeholder for the last name of a user with a single name: documented forms and servers require a last name. */
export const noLastName = '-';

type Named = Pick<User, 'first_name' | 'last_name'>;

/** Checks whether a user has a single name. */
export const hasOneName = ({ last_name }: Pick<User, 'last_name'>): boolean => last_name.trim() === noLastName;

/** Returns a user's names, without the placeholder for a missing last name. */
export const namesOf = (user: Named): string[] =>
  hasOneName(user) ? [user.first_name] : [user.first_name, user.last_name];
