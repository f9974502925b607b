import { ToastRegion } from '@dopahiya/ui-kit';
import { PrefetchOnIntent } from './prefetch-on-intent.tsx';
import { SiteCompareTray } from './site-compare-tray.tsx';

/** What every page has once it is alive, and nothing before. */
export function LateFrame() {
  return (
    <>
      <SiteCompareTray />
      <ToastRegion />
      <PrefetchOnIntent />
    </>
  );
}
