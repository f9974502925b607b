import { Later, Skeleton } from '@dopahiya/ui-kit';

const load = async () => (await import('./conversation-list.tsx')).ConversationList;

/** The visitor's conversations, loaded lazily. */
export const LaterOwnQuestions = () => <Later when="now" load={load} fallback={<Skeleton height="144px" />} />;
