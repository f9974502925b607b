import { type BikeBrand, unknownBrandSlug } from '@dopahiya/domain';

/** Brand and name of a bike in one, each said once. */
export function fullNameOf({ brand, name }: { brand: BikeBrand; name: string }): string {
  const isNamed = brand.slug !== unknownBrandSlug && !name.toLowerCase().startsWith(brand.name.toLowerCase());
  return isNamed ? `${brand.name} ${name}` : name;
}
