import { useEffect, useState, useSyncExternalStore } from 'react';
import { DraftKeeper, type KeptDraft, unknownDraft } from './draft-keeper.ts';

const watchNothing = () => () => undefined;
const knowNothing = () => unknownDraft;

/** Returns the draft of this browser and its keeper; the keeper is null on the server and during hydration. */
export function useDraft(): KeptDraft & { keeper: DraftKeeper | null } {
  const [keeper, setKeeper] = useState<DraftKeeper | null>(null);
  useEffect(() => {
    const made = new DraftKeeper();
    // eslint-disable-next-line react/set-state-in-effect -- It opens a channel and the storage, which only a page that is shown has.
    setKeeper(made);
    return () => made.close();
  }, []);
  const state = useSyncExternalStore(keeper?.watch ?? watchNothing, keeper?.state ?? knowNothing, knowNothing);
  return { ...state, keeper };
}
