import { paths } from '@dopahiya/domain/site';
import { definePage, freeText, type PageLocation, type PageProps } from '@dopahiya/site';
import { Navigate, useLocation } from 'react-router';
import { compareHead } from '../comparison/compare-head.ts';
import { compareModeOf, isSlug, startTarget } from '../comparison/comparison-address.ts';
import { cardsFromNavigation } from '../comparison/compared-bike.ts';
import { comparisonPage } from './comparison.page.tsx';

/** Redirect target of a start page. */
interface StartProps {
  target: string;
}

const targetOf = ({ path, search }: PageLocation, slugs: readonly string[] = []): string =>
  startTarget(compareModeOf(path), slugs, search);

/** Start page that redirects to a comparison: of the bikes in a form, or of the default ones. */
export const compareStartPage = definePage({
  name: 'compare-start',
  path: [paths.compareBike, '/compare-bikes', paths.compareElectricBikes],
  parameters: { bike: freeText(isSlug) },
  read: (at) => {
    const target = targetOf(at);
    return { target, comparison: { ...at, params: { bikeSlugs: target.split('/').at(-1) } } };
  },
  // The redirect target, so that prefetching its link fetches that as well.
  queries: (api, { comparison }) => comparisonPage.queries(api, comparison),
  answerAt: ({ target }) => ({ redirect: target, status: 302 }),
  storage: () => 'never',
  isIndexed: false,
  examples: [],
  useHead: () => compareHead(undefined),
  component: StartedComparison,
});

/** In the browser, navigation state may carry the initial bikes. */
function StartedComparison({ at, target }: PageProps & StartProps) {
  const { state } = useLocation();
  const bikes = cardsFromNavigation(state);
  if (bikes.length === 0) return <Navigate to={target} replace state={state} />;
  const slugs = bikes.map(({ slug }) => slug);
  return <Navigate to={targetOf(at, slugs)} replace state={{ bikes }} />;
}
