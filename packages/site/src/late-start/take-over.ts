import { EarlyInput } from './early-input.ts';
import { holdHashChanges } from './hold-hash-changes.ts';

/** Server-rendered parts whose code is not loaded yet; the UI kit's `Later` marks them. */
const waitingPart = '[data-later="html"]';

const input = new EarlyInput();
let isFrameHydrated = false;

const isHydrated = (element: Element): boolean => isFrameHydrated && element.closest(waitingPart) === null;

/**
 * Call before `hydrateRoot`, and call the result once everything outside deferred parts is hydrated: it replays
 * taps and input, for a deferred part once that is hydrated. Calls `onHydrated` after each.
 */
export function beginHydration(onHydrated: () => void): () => void {
  isFrameHydrated = false;
  window.lateStart?.loaded();
  const releaseHashChanges = holdHashChanges();
  const takeOver = () => {
    for (const control of window.lateStart?.held.splice(0) ?? []) input.hold(control);
    input.replay(isHydrated);
    if (!document.querySelector(waitingPart)) releaseHashChanges();
    onHydrated();
  };
  input.noteEdits(isHydrated);
  // React takes text typed before hydration as a field's initial value.
  document.addEventListener('laterloaded', () => input.noteEdits(isHydrated));
  document.addEventListener('laterhydrated', takeOver);
  return () => {
    isFrameHydrated = true;
    if (window.lateStart) window.lateStart.isHydrated = isHydrated;
    takeOver();
  };
}

/**
 * Loads the code of all server-rendered parts, because React would delay updates by links and forms until then.
 * Rejects if a part cannot be loaded.
 */
export function loadWaitingParts(): Promise<void> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    const isLoaded = new Set<EventTarget | null>();
    const settle = (end: () => void) => {
      listening.abort();
      end();
    };
    const check = () => {
      const waiting = [...document.querySelectorAll(waitingPart)];
      if (waiting.every((part) => isLoaded.has(part))) settle(resolve);
    };
    const note = ({ target }: Event) => {
      isLoaded.add(target);
      check();
    };
    for (const event of ['laterloaded', 'laterhydrated']) document.addEventListener(event, note, { signal });
    document.addEventListener(
      'laterfailed',
      () => settle(() => reject(new Error('A part of the page did not come.'))),
      { signal },
    );
    dispatchEvent(new Event('loadlater'));
    check();
  });
}
