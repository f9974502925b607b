import { recentlyViewed, useFromRemembered } from '@dopahiya/visitor';
import { lazy, Suspense } from 'react';

const Nothing = () => null;

// Who cannot load it is shown none: each of its bikes can be found again.
const RecentlyViewed = lazy(() =>
  import('./recently-viewed.tsx').then(
    (loaded) => ({ default: loaded.RecentlyViewed }),
    () => ({ default: Nothing }),
  ),
);

/** `RecentlyViewed`, loaded where the browser remembers a bike. */
export function DeferredRecentlyViewed() {
  const hasBikes = useFromRemembered(recentlyViewed, (bikes) => bikes.length > 0);
  return (
    hasBikes && (
      <Suspense>
        <RecentlyViewed />
      </Suspense>
    )
  );
}
