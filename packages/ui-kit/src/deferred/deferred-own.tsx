import { type ComponentType, useState } from 'react';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Deferred } from './deferred.tsx';
import { showLoadFailure } from './show-load-failure.ts';

export interface DeferredOwnProps<Given extends object> {
  /** Gives the component; a function that stays the same. */
  load: () => Promise<ComponentType<Given>>;
  /** What the component is given. */
  given: Given;
  /** What keeps its place until it is here, in CSS. */
  minHeight: string;
  /** What is said where it cannot be loaded. */
  texts: { failed: string; tryLater?: string };
}

/** What only its owner sees, which no first HTML has: its code is loaded once it is shown, and where that fails a press tries again. */
export function DeferredOwn<Given extends object>({ load, given, minHeight, texts }: DeferredOwnProps<Given>) {
  const [isMissing, setMissing] = useState(false);
  const tell = (again: boolean) => {
    setMissing(true);
    if (again) showLoadFailure(again);
  };
  if (isMissing) return <ErrorPanel title={texts.failed} message={texts.tryLater} onRetry={() => setMissing(false)} />;
  return <Deferred load={load} isWanted given={given} before={<Skeleton height={minHeight} />} onFailure={tell} />;
}
