import { plural } from '@dopahiya/domain/site';

export const search = 'Search';
export const clear = 'Clear';
export const searching = 'Searching...';
export const results = (count: number) => plural(count, { one: `${count} result`, other: `${count} results` });
