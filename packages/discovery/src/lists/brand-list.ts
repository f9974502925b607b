import type { Brand } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import { titleOf } from '@dopahiya/engines/bike-conditions';
import * as texts from '#texts/brand-list';
import * as everyList from '#texts/every-list';
import { bikesOfBrand } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';
import { type ListAddress, parameterOf } from '../bike-list/list-address.ts';

const maxLength = 100;

/** Returns the list of a brand's models, on sale or not; `words` filter by name. */
export function brandList({ slug, name }: Pick<Brand, 'slug' | 'name'>, words = ''): BikeList {
  const text = words.trim().slice(0, maxLength);
  return {
    path: paths.brand(slug),
    parameters: text === '' ? [] : [['q', text]],
    ...texts.brand(name),
    trail: [{ label: texts.brandsTrail, to: paths.brands }],
    back: { label: texts.toAllBrands, to: paths.brands },
    sorts: ['featured', 'price-low', 'price-high', 'engine-low', 'engine-high'],
    empty:
      text === ''
        ? { title: everyList.noBikes }
        : {
            title: everyList.noMatches,
            message: texts.noModelHas(name, text),
            action: { label: texts.showAllOfBrand(name), to: paths.brand(slug) },
          },
    fetchPage: bikesOfBrand(slug, text === '' ? {} : { search: text }),
  };
}

const brandAddress = /^\/(?:bikes\/brand\/)?([^/]+)$/;

/** Returns the list of the brand in an address, with a name made from its slug; null if the address names no brand. */
export function brandListAt(address: Pick<ListAddress, 'path' | 'parameters'>): BikeList | null {
  const slug = brandAddress.exec(address.path)?.[1];
  return slug === undefined ? null : brandList({ slug, name: titleOf(slug) }, parameterOf(address, 'q'));
}
