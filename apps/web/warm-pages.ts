import { paths } from '@dopahiya/domain/site';

/** Home page and the ten most requested pages, rendered before the server starts. */
export const warmPages: readonly string[] = [
  paths.home,
  paths.bestBikes,
  paths.bikes,
  paths.newBikes,
  paths.category('scooters'),
  paths.electric,
  paths.usedBikes,
  paths.emiCalculator,
  paths.compare(['classic-350', 'cb350']),
  '/royal-enfield/classic-350',
  '/hero/splendor-plus',
];
