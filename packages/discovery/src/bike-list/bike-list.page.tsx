import type { Sitemap } from '@dopahiya/domain/requests';
import { paths } from '@dopahiya/domain/site';
import { BikeListPage } from './bike-list-page.tsx';
import { defineListPage } from './list-page.tsx';
import { categoryKeys } from '../lists/category-list.ts';
import { findPlainList } from '../lists/find-plain-list.ts';

const fixed = [paths.popular, paths.newScooters, paths.electric, paths.electricBikes, paths.electricScooters];
const categories = categoryKeys.map(paths.category);

/** Every page that is a single list of bikes; the address says which list. */
export const bikeListPage = defineListPage({
  name: 'bike-list',
  path: [...fixed, ...categories, paths.capacity(':range'), paths.budget(':range'), paths.bodyStyle(':style')],
  find: findPlainList,
  component: BikeListPage,
  listed: (sitemap) => [...fixed, ...categories, ...listsIn(sitemap)].map((path) => ({ path })),
  examples: [paths.popular, paths.budget({ min: 0, max: 100_000 })],
});

const listsIn = ({ body_styles, budgets, capacities }: Sitemap): string[] => [
  ...body_styles.map(paths.bodyStyle),
  ...budgets.map(paths.budget),
  ...capacities.map(paths.capacity),
];
