import { Later, Skeleton } from '@dopahiya/ui-kit';

const load = async () => (await import('./saved-searches.tsx')).SavedSearches;

/** The visitor's saved searches, loaded lazily because they are never in the server's HTML. */
export const LaterSavedSearches = () => <Later when="now" load={load} fallback={<Skeleton height="96px" />} />;
