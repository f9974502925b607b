import { useLocation, useParams } from 'react-router';
import { choiceQueryOf } from '../bike-choice/choice-query.ts';
import { ComparePage } from '../compare-page/compare-page.tsx';
import { compareModeOf } from '../comparison/comparison-address.ts';

/** The comparison named in the URL. */
export function RoutedComparison() {
  const { bikeSlugs = '' } = useParams();
  const { pathname, search } = useLocation();
  const mode = compareModeOf(pathname);
  return <ComparePage mode={mode} bikeSlugs={bikeSlugs} choice={choiceQueryOf(mode, new URLSearchParams(search))} />;
}
