import { plural } from '@dopahiya/domain/site';

export const headTitle = (bike: string) => `${bike} spare parts, tyre sizes and battery | Dopahiya`;
export const headDescription = (bike: string) =>
  `Tyre sizes, lamps, battery and service interval of the ${bike}, plus its spare parts in twelve groups.`;
export const pendingTitle = 'Spare parts | Dopahiya';
export const pendingDescription = 'Tyres, battery and spare parts for your bike.';

export const home = 'Home';
export const spareParts = 'Spare parts';
export const title = (bike: string) => `Parts for the ${bike}`;
export const intro = 'Choose a group to see which parts fit your bike.';
export const groups = 'Groups of parts';
export const products = (count: number) => plural(count, { one: '1 product', other: `${count} products` });
export const noGroups = 'No parts found';
export const noGroupsHint = 'We have no spare parts here yet.';

export const loading = 'Loading parts';
export const failed = 'Error loading parts';
export const failedWhy = 'Failed to load parts';
export const notFoundHint = 'We couldn’t find this bike.';
export const allBrands = 'All brands';
export const fullPage = (bike: string) => `All about the ${bike}`;
