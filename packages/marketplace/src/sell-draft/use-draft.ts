import { useEffect, useState, useSyncExternalStore } from 'react';
import { DraftKeeper, type KeptDraft, unknownDraft } from './draft-keeper.ts';

const watchNothing = () => () => undefined;
const knowNothing = () => unknownDraft;

/** The draft of this browser, and who keeps it: nobody on the server and while the page is hydrated. */
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
