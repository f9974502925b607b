import { EarlyInput } from './early-input.ts';
import { holdHashChanges } from './hold-hash-changes.ts';

/** Parts of a page whose HTML the server sent and whose code is not there yet; the user interface's `Later` marks them. */
const waitingPart = '[data-later="html"]';

const input = new EarlyInput();
let isFrameHydrated = false;

const isHydrated = (element: Element): boolean => isFrameHydrated && element.closest(waitingPart) === null;

/**
 * Call before `hydrateRoot`, and the result once what stands outside of later parts is hydrated: taps and typed text reach their
 * components, those of a later part once it is hydrated. `onHydrated` is called after each of them.
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
  // React takes what is typed by then for a field's first value.
  document.addEventListener('laterloaded', () => input.noteEdits(isHydrated));
  document.addEventListener('laterhydrated', takeOver);
  return () => {
    isFrameHydrated = true;
    if (window.lateStart) window.lateStart.isHydrated = isHydrated;
    takeOver();
  };
}

/**
 * Loads the code of all parts whose HTML the server sent: React would wait for it with what a link or a form changes. Rejects where
 * a part does not come.
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
