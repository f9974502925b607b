import { Later, Skeleton } from '@dopahiya/ui-kit';

const load = async () => (await import('./moderation-way.tsx')).ModerationWay;

/** The way of a moderator to what waits; nobody else is shown it. */
export const LaterModerationWay = () => <Later when="now" load={load} fallback={<Skeleton height="96px" />} />;
