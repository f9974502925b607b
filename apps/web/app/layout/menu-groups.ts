import { paths } from '@dopahiya/domain';

/** What a link of the menu tells the page it leads to, when bikes and electric bikes share that page. */
export type MenuSource = 'bikes' | 'electric';

interface Entry {
  label: string;
  to: string;
  hint: string;
  /** Goes along as navigation state `{ source }`. */
  source?: MenuSource;
  /** Pages at and below these paths are as good as its own. */
  covers?: readonly string[];
}

interface Group {
  label: string;
  to?: string;
  entries: readonly Entry[];
  /** Pages below these paths belong to the group too. */
  covers?: readonly string[];
}

const entry = (label: string, to: string, hint: string, more: Pick<Entry, 'source' | 'covers'> = {}): Entry => ({
  label,
  to,
  hint,
  ...more,
});

/** Comparisons of named bikes, electric or not. */
const comparisons = '/compare-bikes';

/** The main menu in its order. */
export const menuGroups: readonly Group[] = [
  {
    label: 'Bikes',
    entries: [
      entry('New Bikes', paths.newBikes, 'Just launched and coming soon'),
      entry('Popular Brands', paths.trendingBikes, 'Find a bike by its maker'),
      entry('Best Bikes', paths.bestBikes, 'The most popular of every body style'),
      entry('New Scooters', paths.newScooters, 'Step through, no gears'),
      entry('Popular Bikes', paths.popular, 'What most people buy'),
      entry('Compare Bikes', paths.compareBike, 'Two bikes at one scale', { source: 'bikes', covers: [comparisons] }),
      entry('Showrooms', paths.dealership, 'Dealers by brand and city', { source: 'bikes' }),
    ],
    covers: [paths.bikes],
  },
  {
    label: 'Electric',
    entries: [
      entry('Electric', paths.electric, 'Everything that runs on a battery'),
      entry('Electric Bikes', paths.electricBikes, 'Motorcycles without a tank'),
      entry('Electric Scooters', paths.electricScooters, 'Range, charging time, price'),
      entry('Compare Electric', paths.compareElectricBikes, 'Two of them at one scale', {
        source: 'electric',
        covers: [comparisons],
      }),
      entry('Showrooms', paths.dealership, 'Dealers by brand and city', { source: 'electric' }),
    ],
  },
  {
    label: 'Bike Finance',
    entries: [
      entry('Bike Loan', paths.bikeLoan, 'How a two-wheeler loan works'),
      entry('EMI Calculator', paths.emiCalculator, 'What a month costs'),
    ],
  },
  {
    label: 'Used Bikes',
    entries: [
      entry('Used Bikes', paths.usedBikes, 'Listings with photos'),
      entry('Sell Bikes', paths.sellBikes, 'List yours in three steps'),
    ],
  },
  { label: 'News & Reviews', to: paths.bikeNews, entries: [], covers: ['/news'] },
];
