import { useEffect, useSyncExternalStore } from 'react';
import { type BlockerFunction, NavigationType, useBlocker } from 'react-router';
import { currentLayers, subscribeToLayers } from './use-close-on-back.ts';

/**
 * Stands once in the site, within the router: on Back it stays on the page and closes the topmost layer. A visitor whose first page
 * this is has nowhere to go back to within the site: there the browser leaves, unless it closes dialogs itself.
 */
export function CloseOnBack() {
  const isSomethingOver = useSyncExternalStore(subscribeToLayers, isSomethingThere, isNothingThere);
  // While there is a blocker the router warns of each address that it did not write, such as `#footer`.
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
