import { choiceQueryOf, type CompareMode, compareModeOf, compareQueries, startTarget } from '@dopahiya/compare';
import { paths } from '@dopahiya/domain';
import { type FindPageQueries, pageQuery, type PageQueries } from './page-data.ts';
import type { PageEntry } from './page-entry.ts';
import type { ApiClient } from '@dopahiya/api-client';

const findComparison: FindPageQueries = (api, { path, params: { bikeSlugs = '' }, search }) =>
  queriesOf(api, compareModeOf(path), bikeSlugs, search);

/** What a start page leads to, so that touching its link fetches that already. */
const findStart: FindPageQueries = (api, { path, search }) => {
  const mode = compareModeOf(path);
  const bikeSlugs = startTarget(mode, [], search).split('/').at(-1) ?? '';
  return queriesOf(api, mode, bikeSlugs, search);
};

function queriesOf(api: ApiClient, mode: CompareMode, bikeSlugs: string, search: URLSearchParams): PageQueries {
  const choice = choiceQueryOf(mode, search);
  return {
    essential: pageQuery(compareQueries.bikes(api, mode, bikeSlugs)),
    sections: [
      pageQuery(compareQueries.onRoad(api, mode, bikeSlugs)),
      ...(choice ? [pageQuery(compareQueries.choicePage(api, choice))] : []),
    ],
  };
}

/** The pages of comparisons: with bikes in the address, and where one starts. */
export const comparePages = {
  comparison: { path: '/compare-bikes/:bikeSlugs', find: findComparison },
  electricComparison: { path: '/compare-electric-bikes/:bikeSlugs', find: findComparison },
  compareBike: { path: paths.compareBike, find: findStart },
  compareBikes: { path: '/compare-bikes', find: findStart },
  compareElectricBikes: { path: paths.compareElectricBikes, find: findStart },
} satisfies Record<string, PageEntry>;
