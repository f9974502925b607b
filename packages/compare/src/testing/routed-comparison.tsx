import { useLocation, useParams } from 'react-router';
import { ComparePage } from '../compare-page/compare-page.tsx';
import { compareModeOf } from '../comparison/comparison-address.ts';

/** The comparison that the address names. */
export function RoutedComparison() {
  const { bikeSlugs = '' } = useParams();
  return <ComparePage mode={compareModeOf(useLocation().pathname)} bikeSlugs={bikeSlugs} />;
}
