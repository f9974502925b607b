import { formatNumber, plural } from '@dopahiya/domain/site';

export const search = 'Search';
export const order = 'Order';
export const byGaps = 'Missing facts first';
export const byTitle = 'By name';
export const count = (entries: number) =>
  plural(entries, { one: 'One entry', other: `${formatNumber(entries)} entries` });
export const failed = 'The list could not be loaded';
export const nothing = 'Nothing is here yet';
export const nothingFound = (words: string) => `Nothing was found for “${words}”`;
export const draft = 'Draft';
export const missing = (gaps: string) => `Missing: ${gaps}`;
export const more = (rest: number) => `and ${formatNumber(rest)} more`;
export const views = (times: number) =>
  plural(times, { one: 'One view in four weeks.', other: `${formatNumber(times)} views in four weeks.` });
export const changed = (day: string) => `Changed ${day}.`;
export const add = 'New';
export const newOf: Partial<Record<string, string>> = {
  model: 'New model',
  brand: 'New brand',
  showroom: 'New showroom',
  article: 'New article',
  'part-group': 'New group of parts',
};
export const aboutOf: Partial<Record<string, string>> = {
  showroom: 'Only real showrooms are listed. The first of a brand in a city replaces the sample there.',
};
export const goOn = 'Continue';
export const name = 'Name';
export const slug = 'Last part of the web address';
export const slugMeans = 'Small letters, digits and hyphens. It stays the same later.';
export const slugRefused = 'Use small letters and digits, with single hyphens between them.';
