import type { MenuLineUpKind } from '@dopahiya/discovery';
import { paths } from '@dopahiya/domain/site';
import * as texts from '#texts/menu';

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
  /** The bikes that stand beside its entries. */
  lineUp?: MenuLineUpKind;
  /** What its own links say where a page belongs to another group too. */
  source?: MenuSource;
  /** Pages below these paths belong to the group too. */
  covers?: readonly string[];
  /** Pages that are the group's alone, though a path above them is another's. */
  owns?: RegExp;
}

const entry = (
  words: Pick<Entry, 'label' | 'hint'>,
  to: string,
  more: Pick<Entry, 'source' | 'covers'> = {},
): Entry => ({ ...words, to, ...more });

/** Comparisons of named bikes, electric or not. */
const comparisons = '/compare-bikes';

/** The main menu, in its order. */
export const menuGroups: readonly Group[] = [
  {
    label: texts.bikes,
    lineUp: 'bikes',
    source: 'bikes',
    entries: [
      entry(texts.newBikes, paths.newBikes),
      entry(texts.popularBrands, paths.trendingBikes),
      entry(texts.bestBikes, paths.bestBikes),
      entry(texts.newScooters, paths.newScooters),
      entry(texts.popularBikes, paths.popular),
      entry(texts.compareBikes, paths.compareBike, { source: 'bikes', covers: [comparisons] }),
      entry(texts.showrooms, paths.dealership, { source: 'bikes' }),
    ],
    covers: [paths.bikes],
  },
  {
    label: texts.electric,
    lineUp: 'electric',
    source: 'electric',
    entries: [
      entry(texts.allElectric, paths.electric),
      entry(texts.electricBikes, paths.electricBikes),
      entry(texts.electricScooters, paths.electricScooters),
      entry(texts.compareElectric, paths.compareElectricBikes, {
        source: 'electric',
        covers: [comparisons],
      }),
      entry(texts.showrooms, paths.dealership, { source: 'electric' }),
    ],
  },
  {
    label: texts.finance,
    lineUp: 'finance',
    entries: [
      entry(texts.bikeLoan, paths.bikeLoan),
      entry(texts.emiCalculator, paths.emiCalculator),
      entry(texts.priceChecker, paths.priceChecker),
      entry(texts.quoteChecker, paths.quoteChecker),
      entry(texts.ownership, paths.ownership),
    ],
  },
  {
    label: texts.used,
    // Slugs and ids of used bikes have a digit or a hyphen; the name of no list right below this path does.
    owns: /^\/bikes\/[^/]*[\d-][^/]*$/,
    entries: [entry(texts.usedBikes, paths.usedBikes), entry(texts.sellBikes, paths.sellBikes)],
  },
  { label: texts.newsAndReviews, to: paths.bikeNews, entries: [], covers: ['/news'] },
];
