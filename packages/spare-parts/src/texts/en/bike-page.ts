import { plural } from '@dopahiya/domain/site';

export const headTitle = (bike: string) => `${bike}: what it takes, and spare parts by group | Dopahiya`;
export const headDescription = (bike: string) =>
  `Tyre sizes, lamps, battery and service interval of the ${bike}, each with its source where we know it, and its parts in twelve groups.`;
export const pendingTitle = 'Spare parts | Dopahiya';
export const pendingDescription = 'What a bike takes, and its parts in twelve groups.';

export const home = 'Home';
export const spareParts = 'Spare parts';
export const title = (bike: string) => `Parts for the ${bike}`;
export const intro = 'The groups and their counts are the same for every bike; in each you see which parts fit yours.';
export const groups = 'Groups of parts';
export const products = (count: number) => plural(count, { one: '1 product', other: `${count} products` });
/** Names of groups by slug, where this language does not use those of the API. */
export const groupNames: Record<string, string> = {};
export const noGroups = 'No parts found';
export const noGroupsHint = 'There are no groups of parts here yet.';

export const loading = 'Loading parts';
export const failed = 'Error loading parts';
export const failedWhy = 'Failed to load parts';
export const notFoundHint = 'No bike has this address.';
export const allBrands = 'All brands';
export const fullPage = (bike: string) => `All about the ${bike}`;
