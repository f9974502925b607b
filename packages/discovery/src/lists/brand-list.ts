import { type Brand, paths } from '@dopahiya/domain';
import { filteredBikes } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';
import { howToRead } from './list-words.ts';

const longest = 100;

/** The models of a brand, whether they are sold or not; `words` narrow them to those whose name has them. */
export function brandList({ slug, name }: Pick<Brand, 'slug' | 'name'>, words = ''): BikeList {
  const text = words.trim().slice(0, longest);
  return {
    path: paths.brand(slug),
    parameters: text === '' ? [] : [['q', text]],
    label: name,
    heading: `${name} Bikes`,
    title: `${name} bikes and scooters in India: prices, models, mileage`,
    description: `All ${name} models in India with ex-showroom prices, engine or battery, mileage or range, drawn to one scale.`,
    intro: `All models of ${name}, those that sell most first. ${howToRead}`,
    trail: [{ label: 'Brands', to: paths.brands }],
    back: { label: 'Back to All Brands', to: paths.brands },
    sorts: ['featured', 'price-low', 'price-high', 'engine-low', 'engine-high'],
    empty:
      text === ''
        ? { title: 'No bikes found' }
        : {
            title: 'No bikes match your filters',
            message: `No model of ${name} has "${text}" in its name.`,
            action: { label: `Show all ${name} bikes`, to: paths.brand(slug) },
          },
    failure: { title: 'Error loading bikes' },
    fetchPage: filteredBikes({ brand: slug, ...(text !== '' && { search: text }) }),
  };
}
