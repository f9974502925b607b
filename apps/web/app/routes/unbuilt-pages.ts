import { paths } from '@dopahiya/domain';

const built = new Set<string>([
  paths.home,
  paths.trendingBikes,
  paths.bestBikes,
  paths.bikes,
  paths.brands,
  paths.search,
  paths.popular,
  paths.newBikes,
  paths.newScooters,
  paths.electric,
  paths.electricBikes,
  paths.electricScooters,
  paths.compareBike,
  paths.compareElectricBikes,
]);
const fixed = Object.values(paths).filter((path) => typeof path === 'string');

/** Fixed addresses that the site links to and whose page is not built yet. */
export const unbuiltPages: ReadonlySet<string> = new Set(fixed.filter((path) => !built.has(path)));
