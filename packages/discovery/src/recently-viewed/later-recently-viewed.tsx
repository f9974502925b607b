import { recentlyViewed, useFromRemembered } from '@dopahiya/visitor';
import { Later } from '@dopahiya/ui-kit';

// Who cannot load it is shown none: each of its bikes can be found again.
const load = async () => (await import('./recently-viewed.tsx')).RecentlyViewed;

/** `RecentlyViewed`, loaded where the browser remembers a bike. */
export function LaterRecentlyViewed() {
  const hasBikes = useFromRemembered(recentlyViewed, (bikes) => bikes.length > 0);
  return hasBikes && <Later load={load} />;
}
