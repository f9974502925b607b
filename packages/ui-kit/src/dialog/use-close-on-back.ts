import { useEffect, useEffectEvent } from 'react';

/** What the router and this file keep in an entry of the history: an entry of ours has the place of the one below it. */
interface EntryState {
  idx?: number;
  isLayer?: boolean;
}

const layers: (() => void)[] = [];
const passingMs = 400;
let isListening = false;
/** The place at which an entry of ours is the current one, or was replaced. */
let ours: number | null = null;
/** The place of the page that the visitor is on, where an entry of ours may be ahead. */
let below: number | null = null;
let isPassing = false;

/**
 * Lets Back close what lies over the page, in every browser: while it is mounted the page has a second entry in the history. The
 * entry stays when it is closed in another way, and is passed over in the direction in which the visitor goes.
 */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    passOverClosed();
    const layer = () => close();
    layers.push(layer);
    addEntry();
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, []);
}

/**
 * Passes over entries that nothing lies over any more, those of before a reload too: called once a page is hydrated, since any
 * page may be reached from one of them.
 */
export function passOverClosed(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', handlePop, { capture: true });
  arriveAt(currentState());
}

const currentState = (): EntryState => (history.state ?? {}) as EntryState;
const placeOf = ({ idx = 0 }: EntryState): number => idx;

function arriveAt(state: EntryState): void {
  ours = state.isLayer ? placeOf(state) : null;
  below = state.isLayer ? null : placeOf(state);
}

function addEntry(): void {
  const state = currentState();
  if (!state.isLayer) history.pushState({ ...state, isLayer: true }, '');
  ours = placeOf(state);
  below = null;
}

/** Runs before the router's own listener, which hears only of what leads to another page. */
function handlePop(event: PopStateEvent): void {
  const state = currentState();
  const place = placeOf(state);
  if (isPassing) {
    isPassing = false;
    arriveAt(state);
    return;
  }
  if (!state.isLayer && place !== ours) {
    arriveAt(state);
    return;
  }
  event.stopImmediatePropagation();
  if (state.isLayer) pass(place === below ? 1 : -1);
  else if (layers.length > 0) closeTopmost(place);
  else pass(-1);
}

function closeTopmost(place: number): void {
  ours = null;
  below = place;
  layers.at(-1)?.();
  // What its owner leaves open, and what lay below it, is closed by the next Back.
  setTimeout(() => layers.length > 0 && addEntry());
}

/** Goes on past an entry that nothing lies over any more; where nothing follows, the router hears where the visitor is. */
function pass(by: 1 | -1): void {
  isPassing = true;
  history.go(by);
  setTimeout(
    () => isPassing && window.dispatchEvent(new PopStateEvent('popstate', { state: currentState() })),
    passingMs,
  );
}
