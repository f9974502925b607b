import { Later, Skeleton } from '@dopahiya/ui-kit';

const load = async () => (await import('./desk-way.tsx')).DeskWay;

/** Link to the desk; rendered for owners and editors only. */
export const LaterDeskWay = () => <Later when="now" load={load} fallback={<Skeleton height="96px" />} />;
