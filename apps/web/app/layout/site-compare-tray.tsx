import { LazyCompareTray } from '@dopahiya/compare';
import { useLocation } from 'react-router';

/** What the visitor picked for a comparison, on every page but the comparison itself. */
export function SiteCompareTray() {
  const { pathname } = useLocation();
  return pathname.startsWith('/compare-') ? null : <LazyCompareTray />;
}
