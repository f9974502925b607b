import { useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { definePage, freeText, oneOf, type Page, pageNumber, pageQuery } from '@dopahiya/site';
import { useQuery } from '@tanstack/react-query';
import { choiceQueryOf } from '../bike-choice/choice-query.ts';
import { compareHead } from '../comparison/compare-head.ts';
import { compareQueries } from '../comparison/compare-queries.ts';
import { type CompareMode, compareModeOf, maxBikes } from '../comparison/comparison-address.ts';
import { ComparePage, type CompareSlots } from './compare-page.tsx';

const slots = Array.from({ length: maxBikes }, (_, slot) => `${slot + 1}`);

/** Parameters for choosing a bike without scripts. */
const choiceParameters = {
  change: oneOf(slots),
  type: oneOf(['electric'] satisfies CompareMode[]),
  search: freeText(),
  page: pageNumber,
};

/** Comparison of the bikes named in the URL. */
export const comparisonPage: Page<CompareSlots> = definePage({
  name: 'comparison',
  path: [paths.compare([':bikeSlugs']), `${paths.compareElectricBikes}/:bikeSlugs`],
  parameters: choiceParameters,
  read: ({ path, params: { bikeSlugs = '' }, search }) => {
    const mode = compareModeOf(path);
    return { mode, bikeSlugs, choice: choiceQueryOf(mode, search) };
  },
  queries: (api, { mode, bikeSlugs, choice }) => ({
    essential: pageQuery(compareQueries.bikes(api, mode, bikeSlugs)),
    sections: [
      pageQuery(compareQueries.onRoad(api, mode, bikeSlugs)),
      ...(choice ? [pageQuery(compareQueries.choicePage(api, choice))] : []),
    ],
  }),
  useHead: ({ mode, bikeSlugs }) => compareHead(useQuery(compareQueries.bikes(useApi(), mode, bikeSlugs)).data),
  component: ComparePage,
  examples: [paths.compare(['cb350', 'classic-350'])],
});
