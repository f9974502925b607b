import { Deferred, ErrorPanel, showLoadFailure, Skeleton } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/messages-page';

const load = async () => (await import('./conversation-list.tsx')).ConversationList;

/** What the visitor asked and was asked; no first HTML has it, so its code is loaded once it is shown. */
export function DeferredOwnQuestions() {
  const [isMissing, setMissing] = useState(false);
  const tell = (again: boolean) => {
    setMissing(true);
    if (again) showLoadFailure(again);
  };
  if (isMissing) return <ErrorPanel title={texts.failed} onRetry={() => setMissing(false)} />;
  return <Deferred load={load} isWanted given={{}} before={<Skeleton height="144px" />} onFailure={tell} />;
}
