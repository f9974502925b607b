import { Later, Skeleton } from '@dopahiya/ui-kit';
import type { FavouriteUsedBikesProps } from './favourite-used-bikes.tsx';

const load = async () => (await import('./favourite-used-bikes.tsx')).FavouriteUsedBikes;

/** The used bikes that a visitor marked; no first HTML has them, so their code is loaded once they are shown. */
export const LaterFavouriteUsedBikes = (props: FavouriteUsedBikesProps) => (
  <Later when="now" load={load} fallback={<Skeleton height="96px" />} {...props} />
);
