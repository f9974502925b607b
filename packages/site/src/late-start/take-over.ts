import { EarlyInput } from './early-input.ts';
import { holdHashChanges } from './hold-hash-changes.ts';

/** Marks an element whose HTML comes with the page, and its code later. */
export const islandMark = { 'data-island': '' };

const waiting = '[data-island]:not([data-hydrated])';

const input = new EarlyInput();
/** Whether the page that the server sent is being hydrated; pages that links lead to are not. */
let isUnderWay = false;
let isFrameHydrated = false;
let afterHydration = (): void => undefined;

const isHydrated = (element: Element): boolean => isFrameHydrated && element.closest(waiting) === null;

/**
 * Call before `hydrateRoot`, and the result once what stands outside of islands is hydrated: taps and typed text reach their
 * components. `then` is called when all of the page is hydrated.
 */
export function beginHydration(then: () => void): () => void {
  isUnderWay = true;
  isFrameHydrated = false;
  const releaseHashChanges = holdHashChanges();
  afterHydration = () => {
    isUnderWay = false;
    window.lateStart?.end();
    releaseHashChanges();
    then();
  };
  input.noteEdits(isHydrated);
  return () => {
    isFrameHydrated = true;
    if (window.lateStart) window.lateStart.isHydrated = isHydrated;
    takeOver();
  };
}

let lastTurn = Promise.resolve();

/**
 * Resolves when it is the caller's turn: islands of the page that the server sent are hydrated one by one while the browser is idle.
 * React would hydrate those whose code comes together in one long task.
 */
export function ownTurn(): Promise<void> {
  if (!isUnderWay) return Promise.resolve();
  return (lastTurn = lastTurn.then(untilIdle));
}

/** Safari has no idle callbacks and waits as long as others do at most. */
const patienceMs = 500;

const untilIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patienceMs });
    else setTimeout(resolve, patienceMs);
  });

/** Call when the code of an island is there: React takes what is typed by then for its first value. */
export function islandIsLoaded(): void {
  if (isUnderWay) input.noteEdits(isHydrated);
}

/** Call when an island is hydrated. */
export function islandIsHydrated(place: HTMLElement): void {
  place.dataset['hydrated'] = '';
  takeOver();
}

function takeOver(): void {
  if (!isUnderWay) return;
  for (const control of window.lateStart?.held.splice(0) ?? []) input.hold(control);
  input.replay(isHydrated);
  // What changes an answer before an island is hydrated would make its HTML wrong.
  if (isFrameHydrated && !document.querySelector(waiting)) afterHydration();
}
