import { Later, Skeleton } from '@dopahiya/ui-kit';

const load = async () => (await import('./conversation-list.tsx')).ConversationList;

/** What the visitor asked and was asked. */
export const LaterOwnQuestions = () => <Later when="now" load={load} fallback={<Skeleton height="144px" />} />;
