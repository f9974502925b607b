import { Later, Skeleton } from '@dopahiya/ui-kit';

const load = async () => (await import('./own-reviews.tsx')).OwnReviews;

/** The visitor's own reviews, loaded lazily. */
export const LaterOwnReviews = () => <Later when="now" load={load} fallback={<Skeleton height="144px" />} />;
