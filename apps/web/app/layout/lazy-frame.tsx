import { ToastRegion } from '@dopahiya/ui-kit';
import { PrefetchOnIntent } from './prefetch-on-intent.tsx';
import { SiteCompareTray } from './site-compare-tray.tsx';

/** What every page has once it is hydrated, and nothing before. */
export function LazyFrame() {
  return (
    <>
      <SiteCompareTray />
      <ToastRegion />
      <PrefetchOnIntent />
    </>
  );
}
