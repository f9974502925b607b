import { useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain';
import { definePage, freeText, oneOf, type PageLocation, pageNumber, pageQuery } from '@dopahiya/page';
import { useQuery } from '@tanstack/react-query';
import { choiceQueryOf } from '../bike-choice/choice-query.ts';
import { compareHead } from '../comparison/compare-head.ts';
import { compareQueries } from '../comparison/compare-queries.ts';
import { type CompareMode, compareModeOf, countNamed, mostBikes } from '../comparison/comparison-address.ts';
import { ComparePage, type CompareSlots } from './compare-page.tsx';

const slots = Array.from({ length: mostBikes }, (_, slot) => `${slot + 1}`);

/** Without a script a bike is chosen by these. */
const choiceParameters = {
  change: oneOf(slots),
  type: oneOf(['electric'] satisfies CompareMode[]),
  search: freeText(),
  page: pageNumber,
};

const comparedAt = ({ path, params: { bikeSlugs = '' } }: PageLocation) => ({ mode: compareModeOf(path), bikeSlugs });

/** Bikes side by side; the address names them. There are millions of fours and threes, so only pairs last on disk. */
export const comparisonPage = definePage<CompareSlots>({
  name: 'comparison',
  path: [paths.compare([':bikeSlugs']), `${paths.compareElectricBikes}/:bikeSlugs`],
  parameters: choiceParameters,
  queries: (api, at) => {
    const { mode, bikeSlugs } = comparedAt(at);
    const choice = choiceQueryOf(mode, at.search);
    return {
      essential: pageQuery(compareQueries.bikes(api, mode, bikeSlugs)),
      sections: [
        pageQuery(compareQueries.onRoad(api, mode, bikeSlugs)),
        ...(choice ? [pageQuery(compareQueries.choicePage(api, choice))] : []),
      ],
    };
  },
  storage: (at) => (at.search.size > 0 || countNamed(comparedAt(at).bikeSlugs) > 2 ? 'memory' : 'disk'),
  useHead: (at) => {
    const { mode, bikeSlugs } = comparedAt(at);
    return compareHead(useQuery(compareQueries.bikes(useApi(), mode, bikeSlugs)).data);
  },
  component: ({ at, ownership }) => <ComparePage {...comparedAt(at)} ownership={ownership} />,
  examples: [paths.compare(['cb350', 'classic-350'])],
});
