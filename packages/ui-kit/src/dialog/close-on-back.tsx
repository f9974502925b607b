import { useEffect, useSyncExternalStore } from 'react';
import { type BlockerFunction, NavigationType, useBlocker } from 'react-router';
import { currentLayers, subscribeToLayers } from './use-close-on-back.ts';

/**
 * Closes the topmost layer on Back instead of leaving the page; mount it once, within the router. If this is the
 * visit's first page, Back leaves the site, unless the browser closes dialogs itself.
 */
export function CloseOnBack() {
  const isSomethingOver = useSyncExternalStore(subscribeToLayers, isSomethingThere, isNothingThere);
  // Conditional, because with a blocker the router warns about every URL it did not set itself, such as
  // `#footer`.
  return isSomethingOver && <Blocker />;
}

function Blocker(): null {
  const blocker = useBlocker(isBack);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    currentLayers().at(-1)?.();
  }, [blocker]);
  return null;
}

const isBack: BlockerFunction = ({ historyAction }) => historyAction === NavigationType.Pop;

const isSomethingThere = () => currentLayers().length > 0;
const isNothingThere = () => false;
