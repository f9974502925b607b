import { unknownBrandSlug } from '../site/paths.ts';
import type { BikeBrand } from './brand.ts';

/** Returns the full name of a bike without repeating the brand: 'Royal Enfield Classic 350'; an unknown brand is left out. */
export function fullNameOf({ brand, name }: { brand: Pick<BikeBrand, 'name' | 'slug'>; name: string }): string {
  const isNamed = brand.slug !== unknownBrandSlug && !name.toLowerCase().startsWith(brand.name.toLowerCase());
  return isNamed ? `${brand.name} ${name}` : name;
}

/** Returns the shortest distinct names: without the brand unless two models share a name. */
export function shortNamesOf(bikes: readonly Parameters<typeof fullNameOf>[0][]): string[] {
  return bikes.map((bike) =>
    bikes.some((other) => other !== bike && other.name === bike.name) ? fullNameOf(bike) : bike.name,
  );
}
