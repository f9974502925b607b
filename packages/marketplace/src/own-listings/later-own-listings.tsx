import { loadNumberReader } from '@dopahiya/domain/typed';
import { Later, Skeleton } from '@dopahiya/ui-kit';

/** Without the reader a seller writes prices plainly. */
const load = async () => {
  const [{ OwnListings }] = await Promise.all([
    import('./own-listings.tsx'),
    loadNumberReader().catch(() => undefined),
  ]);
  return OwnListings;
};

/** What the visitor sells. */
export const LaterOwnListings = () => <Later when="now" load={load} fallback={<Skeleton height="144px" />} />;
