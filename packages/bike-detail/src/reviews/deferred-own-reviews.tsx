import { Deferred, ErrorPanel, showLoadFailure, Skeleton } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/own-reviews';

const load = async () => (await import('./own-reviews.tsx')).OwnReviews;

/** What the visitor wrote about bikes; no first HTML has it, so its code is loaded once it is shown. */
export function DeferredOwnReviews() {
  const [isMissing, setMissing] = useState(false);
  const tell = (again: boolean) => {
    setMissing(true);
    if (again) showLoadFailure(again);
  };
  if (isMissing) return <ErrorPanel title={texts.failed} onRetry={() => setMissing(false)} />;
  return <Deferred load={load} isWanted given={{}} before={<Skeleton height="144px" />} onFailure={tell} />;
}
