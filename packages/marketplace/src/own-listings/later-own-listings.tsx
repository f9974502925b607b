import { loadNumberReader } from '@dopahiya/domain/typed';
import { Later, Skeleton } from '@dopahiya/ui-kit';

/** If the number reader fails to load, prices must be typed as plain digits. */
const load = async () => {
  const [{ OwnListings }] = await Promise.all([
    import('./own-listings.tsx'),
    loadNumberReader().catch(() => undefined),
  ]);
  return OwnListings;
};

/** The visitor's listings, loaded lazily. */
export const LaterOwnListings = () => <Later when="now" load={load} fallback={<Skeleton height="144px" />} />;
