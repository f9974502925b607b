import { plural } from '@dopahiya/domain/site';

export const title = 'Is there a better one?';
export const failed = 'Better bikes could not be loaded.';
export const see = (name: string) => `See the ${name}`;
export const compareWith = (name: string) => `Compare with the ${name}`;
export const more = (count: number) => `${count} more ${plural(count, { one: 'bike beats', other: 'bikes beat' })} it.`;
export const choose = 'Choose by what you need';
