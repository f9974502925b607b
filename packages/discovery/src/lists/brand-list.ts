import type { Brand } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import { titleOf } from '@dopahiya/engines/bike-conditions';
import * as texts from '#texts/brand-list';
import * as everyList from '#texts/every-list';
import { bikesOfBrand } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';
import { type ListAddress, parameterOf } from '../bike-list/list-address.ts';

const maxLength = 100;

/** The models of a brand, whether they are sold or not; `words` narrow them to those whose name has them. */
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

/** The models of the brand that an address names, by a name made of its slug; null for an address that names none. */
export function brandListAt(address: Pick<ListAddress, 'path' | 'parameters'>): BikeList | null {
  const slug = brandAddress.exec(address.path)?.[1];
  return slug === undefined ? null : brandList({ slug, name: titleOf(slug) }, parameterOf(address, 'q'));
}
