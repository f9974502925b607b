import { Deferred, ErrorPanel, showLoadFailure, Skeleton } from '@dopahiya/ui-kit';
import { type ComponentType, useState } from 'react';

interface DeferredOwnProps<Given extends object> {
  /** Gives the component; a function that stays the same. */
  load: () => Promise<ComponentType<Given>>;
  given: Given;
  /** What keeps its place until it is here. */
  minHeight: string;
  texts: { failed: string; tryLater?: string };
}

/** What only its owner sees, which no first HTML has: its code is loaded once it is shown, and where that fails a press tries again. */
export function DeferredOwn<Given extends object>({ load, given, minHeight, texts }: DeferredOwnProps<Given>) {
  const [isMissing, setMissing] = useState(false);
  const tell = (again: boolean) => {
    setMissing(true);
    if (again) showLoadFailure(again, texts.failed);
  };
  if (isMissing) return <ErrorPanel title={texts.failed} message={texts.tryLater} onRetry={() => setMissing(false)} />;
  return <Deferred load={load} isWanted given={given} before={<Skeleton height={minHeight} />} onFailure={tell} />;
}
