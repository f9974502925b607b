import { Deferred, ErrorPanel, Skeleton } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/lazy-parts';
import { showNotOpened } from '../lazy-parts/show-not-opened.ts';

const load = async () => (await import('./own-reviews.tsx')).OwnReviews;

/** What the visitor wrote about bikes; no first HTML has it, so its code is loaded once it is shown. */
export function DeferredOwnReviews() {
  const [isMissing, setMissing] = useState(false);
  const tell = (again: boolean) => {
    setMissing(true);
    if (again) showNotOpened(again);
  };
  if (isMissing) return <ErrorPanel title={texts.notOpened} onRetry={() => setMissing(false)} />;
  return <Deferred load={load} isWanted given={{}} before={<Skeleton height="144px" />} onFailure={tell} />;
}
