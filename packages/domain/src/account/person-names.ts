import type { User } from './account.ts';

/** Placeholder for the last name of a user with a single name: documented forms and servers require a last name. */
export const noLastName = '-';

type Named = Pick<User, 'first_name' | 'last_name'>;

/** Checks whether a user has a single name. */
export const hasOneName = ({ last_name }: Pick<User, 'last_name'>): boolean => last_name.trim() === noLastName;

/** Returns a user's names, without the placeholder for a missing last name. */
export const namesOf = (user: Named): string[] =>
  hasOneName(user) ? [user.first_name] : [user.first_name, user.last_name];
