import { recentlyViewed, useFromRemembered } from '@dopahiya/visitor';
import { Later } from '@dopahiya/ui-kit';

// No error is shown if loading fails: all of its bikes can be found elsewhere.
const load = async () => (await import('./recently-viewed.tsx')).RecentlyViewed;

/** `RecentlyViewed`, loaded only if the browser has stored recently viewed bikes. */
export function LaterRecentlyViewed() {
  const hasBikes = useFromRemembered(recentlyViewed, (bikes) => bikes.length > 0);
  return hasBikes && <Later load={load} />;
}
