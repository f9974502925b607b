import { Later, Skeleton } from '@dopahiya/ui-kit';
import type { FavouriteUsedBikesProps } from './favourite-used-bikes.tsx';

const load = async () => (await import('./favourite-used-bikes.tsx')).FavouriteUsedBikes;

/** Saved used bikes, loaded lazily because they are never in the server's HTML. */
export const LaterFavouriteUsedBikes = (props: FavouriteUsedBikesProps) => (
  <Later when="now" load={load} fallback={<Skeleton height="96px" />} {...props} />
);
