import { paths } from '../site/paths.ts';

/** Paths below the spare parts page. */
export const partsPaths = {
  brand: (brandSlug: string) => `${paths.spareParts}/brands/${brandSlug}`,
  bike: (bikeSlug: string) => `${paths.spareParts}/type/${bikeSlug}`,
  category: (bikeSlug: string, categorySlug: string) => `${paths.spareParts}/${bikeSlug}/${categorySlug}`,
  part: (bikeSlug: string, categorySlug: string, partSlug: string) =>
    `${paths.spareParts}/${bikeSlug}/${categorySlug}/${partSlug}`,
} as const;
