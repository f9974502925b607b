import type { User } from './account.ts';

/** What is sent and stored as the last name of who has one name: documented forms and servers ask for a last name. */
export const noLastName = '-';

type Named = Pick<User, 'first_name' | 'last_name'>;

/** Whether somebody has one name. */
export const hasOneName = ({ last_name }: Pick<User, 'last_name'>): boolean => last_name.trim() === noLastName;

/** The names of somebody, without what stands for none. */
export const namesOf = (user: Named): string[] =>
  hasOneName(user) ? [user.first_name] : [user.first_name, user.last_name];
