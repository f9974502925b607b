import * as texts from '#texts/messages-page';
import { DeferredSection } from '../deferred-section/deferred-section.tsx';

const load = async () => (await import('./conversation-list.tsx')).ConversationList;

/** What the visitor asked and was asked. */
export const DeferredOwnQuestions = () => <DeferredSection load={load} given={{}} minHeight="144px" texts={texts} />;
