import { Later, Skeleton } from '@dopahiya/ui-kit';

const load = async () => (await import('./moderation-way.tsx')).ModerationWay;

/** Link to the moderation queue, loaded lazily; rendered for moderators only. */
export const LaterModerationWay = () => <Later when="now" load={load} fallback={<Skeleton height="96px" />} />;
