import { useEffect, useEffectEvent } from 'react';
import { type BlockerFunction, NavigationType, useBlocker } from 'react-router';

/** What lies over the page, the topmost last. */
const layers: (() => void)[] = [];

/** Lets Back close what lies over the page while it is mounted, instead of leaving the page. Needs `<CloseOnBack />`. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const layer = () => close();
    layers.push(layer);
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, []);
}

/**
 * Stands once in the site, within the router: on Back it stays on the page and closes the topmost layer. A visitor whose first page
 * this is has nowhere to go back to within the site: there the browser leaves, unless it closes dialogs itself.
 */
export function CloseOnBack(): null {
  const blocker = useBlocker(isBackOverLayer);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    layers.at(-1)?.();
  }, [blocker]);
  return null;
}

const isBackOverLayer: BlockerFunction = ({ historyAction }) =>
  historyAction === NavigationType.Pop && layers.length > 0;
