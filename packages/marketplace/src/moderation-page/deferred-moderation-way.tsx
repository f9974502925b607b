import { Deferred, ErrorPanel, showLoadFailure, Skeleton } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/moderation-way';

const load = async () => (await import('./moderation-way.tsx')).ModerationWay;

/** The way of a moderator to what waits; nobody else is shown it, so its code is loaded once it is shown. */
export function DeferredModerationWay() {
  const [isMissing, setMissing] = useState(false);
  const tell = (again: boolean) => {
    setMissing(true);
    if (again) showLoadFailure(again);
  };
  if (isMissing) return <ErrorPanel title={texts.failed} onRetry={() => setMissing(false)} />;
  return <Deferred load={load} isWanted given={{}} before={<Skeleton height="96px" />} onFailure={tell} />;
}
