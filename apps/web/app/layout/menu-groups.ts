import type { MenuLineUpKind } from '@dopahiya/discovery';
import { paths } from '@dopahiya/domain/site';
import * as texts from '#texts/menu';

/** Source in navigation state, which tells bikes and electric bikes apart on pages that both menus share. */
export type MenuSource = 'bikes' | 'electric';

interface Entry {
  label: string;
  to: string;
  hint: string;
  /** Passed as navigation state `{ source }`. */
  source?: MenuSource;
  /** Pages at and below these paths also mark the entry as current. */
  covers?: readonly string[];
}

interface Group {
  label: string;
  to?: string;
  entries: readonly Entry[];
  /** Kind of bikes shown beside its entries. */
  lineUp?: MenuLineUpKind;
  /** Source that its links pass if a page belongs to several groups. */
  source?: MenuSource;
  /** Pages below these paths also belong to the group. */
  covers?: readonly string[];
  /** Pages that belong only to this group, even if a path above them belongs to another. */
  owns?: RegExp;
}

const entry = (
  words: Pick<Entry, 'label' | 'hint'>,
  to: string,
  more: Pick<Entry, 'source' | 'covers'> = {},
): Entry => ({ ...words, to, ...more });

/** Comparisons of specific bikes, electric or not. */
const comparisons = '/compare-bikes';

/** Main menu, in order. */
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
      entry(texts.choose, paths.choose),
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
    // Slugs and ids of used bikes contain a digit or a hyphen; list names directly below this path do not.
    owns: /^\/bikes\/[^/]*[\d-][^/]*$/,
    entries: [entry(texts.usedBikes, paths.usedBikes), entry(texts.sellBikes, paths.sellBikes)],
  },
  { label: texts.newsAndReviews, to: paths.bikeNews, entries: [], covers: ['/news'] },
];
