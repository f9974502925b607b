import { DeferredOwn } from '@dopahiya/ui-kit';
import * as texts from '#texts/messages-page';

const load = async () => (await import('./conversation-list.tsx')).ConversationList;

/** What the visitor asked and was asked. */
export const DeferredOwnQuestions = () => <DeferredOwn load={load} given={{}} minHeight="144px" texts={texts} />;
