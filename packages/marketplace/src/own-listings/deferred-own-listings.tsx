import { loadNumberReader } from '@dopahiya/domain/typed';
import { Deferred, ErrorPanel, showLoadFailure, Skeleton } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/own-listings';

/** Without the reader a seller writes prices plainly. */
const load = async () => {
  const [{ OwnListings }] = await Promise.all([
    import('./own-listings.tsx'),
    loadNumberReader().catch(() => undefined),
  ]);
  return OwnListings;
};

/** What the visitor sells; no first HTML has it, so its code is loaded once it is shown. */
export function DeferredOwnListings() {
  const [isMissing, setMissing] = useState(false);
  const tell = (again: boolean) => {
    setMissing(true);
    if (again) showLoadFailure(again);
  };
  if (isMissing) return <ErrorPanel title={texts.failed} onRetry={() => setMissing(false)} />;
  return <Deferred load={load} isWanted given={{}} before={<Skeleton height="144px" />} onFailure={tell} />;
}
