import { Later, Skeleton } from '@dopahiya/ui-kit';

const load = async () => (await import('./own-reviews.tsx')).OwnReviews;

/** What the visitor wrote about bikes. */
export const LaterOwnReviews = () => <Later when="now" load={load} fallback={<Skeleton height="144px" />} />;
