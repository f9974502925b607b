import { type BikeListName, type BodyStyle, bodyStyleNames, paths } from '@dopahiya/domain';
import { namedBikes } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';
import { failureWithStatus, howToRead, rideFinder } from './list-words.ts';

/** Each body style's list of the API, and its name for several. */
const styles: Record<BodyStyle, { list: BikeListName; plural: string }> = {
  sports: { list: 'sports_bikes', plural: 'Sports Bikes' },
  scooter: { list: 'scooters', plural: 'Scooters' },
  cruiser: { list: 'cruisers', plural: 'Cruisers' },
  commuter: { list: 'commuters', plural: 'Commuters' },
  streetbike: { list: 'street_bikes', plural: 'Street Bikes' },
  superbike: { list: 'super_bikes', plural: 'Super Bikes' },
  caferacer: { list: 'cafe_racers', plural: 'Cafe Racers' },
  scrambler: { list: 'scramblers', plural: 'Scramblers' },
  adventure: { list: 'adventure_bikes', plural: 'Adventure Bikes' },
  moped: { list: 'mopeds', plural: 'Mopeds' },
  tourer: { list: 'tourers', plural: 'Tourers' },
  maxiscooter: { list: 'maxi_scooters', plural: 'Maxi Scooters' },
};

const isStyle = (slug: string): slug is BodyStyle => Object.hasOwn(styles, slug);

/** The bikes on sale of a body style; null for a style that nobody knows. */
export function bodyStyleList(slug: string): BikeList | null {
  if (!isStyle(slug)) return null;
  const { list, plural } = styles[slug];
  const things = plural.toLowerCase();
  return {
    path: paths.bodyStyle(slug),
    label: plural,
    heading: `Best ${plural}`,
    title: `Best ${things} in India: prices, mileage, power`,
    description: `All ${things} on sale in India with ex-showroom price, engine, mileage and power, drawn to one scale.`,
    intro: `All ${things} on sale in India; those that sell most come first. ${howToRead}`,
    trail: [rideFinder],
    related: Object.keys(styles)
      .filter((other) => other !== slug)
      .map((other) => ({ label: bodyStyleNames[other as BodyStyle], to: paths.bodyStyle(other) })),
    sorts: ['popularity', 'price-low', 'price-high', 'mileage', 'rating'],
    empty: { title: `No ${things} found`, message: 'Check back later for new arrivals' },
    failure: failureWithStatus('Error Loading Data', 'bikes'),
    fetchPage: namedBikes(list),
  };
}
