import { plural } from '@dopahiya/domain/site';
import type { FigureKind, ReachField } from '@dopahiya/domain/specifications';
import { sentence } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';

export const documentTitle = (title: string) => `${title} | Dopahiya`;
export const documentTitleOfPage = (title: string, page: number) => `${title}, page ${page} | Dopahiya`;
export const sharedPicture = (list: string, bikes: readonly string[]) =>
  `${list}: ${bikes.join(', ')}, drawn to one scale`;
export const noListDescription = 'There is no list of bikes at this address.';

export const home = 'Home';
export const similarLists = 'Similar lists';
export const fits = (height: number) => `Fits my ${height} cm`;

export const shown = (count: number, { strong }: { strong: (text: string) => ReactNode }) =>
  strong(plural(count, { one: `Showing ${count} bike`, other: `Showing ${count} bikes` }));
export const shownOf = (count: number, all: number, { strong }: { strong: (text: string) => ReactNode }) =>
  sentence(strong(plural(count, { one: `Showing ${count} bike`, other: `Showing ${count} bikes` })), ` of ${all}`);
/** Of the prices of a list as a whole: 'Prices: ex-showroom, Delhi · June 2026'. */
export const pricesAre = (qualifier: string) => `Prices: ${qualifier}`;
export const back = 'Back';
export const backToCategories = 'Back to Categories';
export const sorts = {
  popularity: 'Popularity',
  featured: 'Featured',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  mileage: 'Mileage',
  range: 'Range',
  rating: 'Rating',
  'engine-capacity': 'Engine Capacity',
  'engine-low': 'Engine: Low to High',
  'engine-high': 'Engine: High to Low',
  weight: 'Weight: Low to High',
  'weight-high': 'Weight: High to Low',
  'seat-height': 'Seat Height: Low to High',
  power: 'Power',
  'top-speed': 'Top Speed',
  launch: 'Newest First',
};

const reaches: Record<ReachField, string> = { mileage: 'mileages', battery_range: 'ranges' };
const kindNames: Record<FigureKind, string> = {
  certified: 'certified in the official test',
  claimed: 'claimed by the maker',
  reported: 'reported by owners and road tests',
};
const kindUnsaid = 'from unknown sources';
const inOneLine = (words: readonly string[]) => words.join(', ').replace(/, (?=[^,]*$)/, ' and ');

/** Said of a list that goes by figures that are not all of one kind. */
export const differingKinds = (field: ReachField, kinds: readonly (FigureKind | null)[]) => {
  const names = inOneLine(kinds.map((kind) => (kind === null ? kindUnsaid : kindNames[kind])));
  return `These ${reaches[field]} are ${names}. Each bike shows which. On the road, expect less than the certified or claimed figure.`;
};

/** Said of a list that is put in order by a figure that few bikes state. */
export const topSpeedIsRare = 'Bikes without a known top speed come last.';

/** Said of a list of bikes with ABS, of which small ones may have it at a higher price. */
export const absOfDearerVariants =
  'Some bikes up to 125 cc have ABS only on costlier variants. Prices here are for the cheapest variant.';

export const instalment = (price: string, { months, interest }: { months: number; interest: number }) =>
  `EMI from ${price} for ${months} months at ${interest}%`;

export const earlier = 'Previous bikes';
export const viewDetails = 'View Details';
export const showMore = 'Show more bikes';
export const failed = 'Failed to load bikes';
export const failedMore = 'Error loading more bikes';
export const pages = 'Pages of the list';
export const noSuchPage = (page: number) => `This list has no page ${page}`;
export const toFirstPage = 'Go to page 1';
export const toWholeList = (heading: string) => `Back to ${heading}`;
