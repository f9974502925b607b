import { unknownBrandSlug } from '../site/paths.ts';
import type { BikeBrand } from './brand.ts';

/** Brand and name of a bike in one, each said once: 'Royal Enfield Classic 350'; a brand that is not known is left out. */
export function fullNameOf({ brand, name }: { brand: Pick<BikeBrand, 'name' | 'slug'>; name: string }): string {
  const isNamed = brand.slug !== unknownBrandSlug && !name.toLowerCase().startsWith(brand.name.toLowerCase());
  return isNamed ? `${brand.name} ${name}` : name;
}

/** The shortest names that tell bikes apart: without the brand unless two models share a name. */
export function shortNamesOf(bikes: readonly Parameters<typeof fullNameOf>[0][]): string[] {
  return bikes.map((bike) =>
    bikes.some((other) => other !== bike && other.name === bike.name) ? fullNameOf(bike) : bike.name,
  );
}
