import type { ComponentType } from 'react';
import { EarlyInput } from './early-input.ts';
import { holdHashChanges } from './hold-hash-changes.ts';
import { Turns } from './turns.ts';

/** Marks an element whose HTML comes with the page, and its code later. */
export const islandMark = { 'data-island': '' };

/** Gives a component. */
type LoadIsland<Given extends object> = () => Promise<ComponentType<Given>>;

type Phase = 'alone' | 'hydrating' | 'hydrated';

/** Those whose code the server has not asked for yet. */
const islands = new Set<{ load: () => Promise<unknown> }>();
const turns = new Turns();
const input = new EarlyInput();
let phase: Phase = 'alone';
let afterHydration = (): void => undefined;

const waiting = '[data-island]:not([data-hydrated])';

const isHydrated = (element: Element): boolean => element.closest(waiting) === null;
const isSomethingLeft = (): boolean => document.querySelector(waiting) !== null;

/** An island, whose code is loaded once for all of its module. */
export class Island<Given extends object> {
  component: ComponentType<Given> | undefined;
  #loading: Promise<ComponentType<Given>> | undefined;
  readonly #load: LoadIsland<Given>;
  readonly #onFailure: ((again: boolean) => void) | undefined;

  constructor(load: LoadIsland<Given>, onFailure?: (again: boolean) => void) {
    this.#load = load;
    this.#onFailure = onFailure;
    islands.add(this);
    // The page of another address: its islands come with it.
    if (phase === 'hydrated') void this.loadInTurn();
  }

  /** At once; after a failure as often as somebody asks. */
  async load(): Promise<ComponentType<Given>> {
    return (this.component = await this.#load());
  }

  /** When it is its turn; after a failure with the next press. Never rejects: what has its HTML can still be read. */
  loadInTurn(): Promise<ComponentType<Given>> {
    return (this.#loading ??= this.#whenItsTurn().then(() => this.#loadInTheEnd()));
  }

  #whenItsTurn(): Promise<void> {
    const isFirstPage = phase === 'hydrating' || (phase === 'hydrated' && isSomethingLeft());
    return isFirstPage ? turns.wait(() => void this.load().catch(() => undefined)) : Promise.resolve();
  }

  async #loadInTheEnd(): Promise<ComponentType<Given>> {
    for (let again = false; ; again = true) {
      try {
        const component = await this.load();
        input.noteEdits(isHydrated);
        return component;
      } catch {
        this.#onFailure?.(again);
        await nextPress();
      }
    }
  }
}

/** Loads the code of all islands that are known, so that they are rendered in one go: on a server, and in tests. */
export async function loadIslands(): Promise<void> {
  // What is loaded may have islands of its own.
  while (islands.size > 0) {
    const known = [...islands];
    await Promise.all(known.map((island) => island.load()));
    for (const island of known) islands.delete(island);
  }
}

/**
 * Call before `hydrateRoot`, and the result once the page is hydrated: taps and typed text reach the components, and islands
 * follow. `then` is called when all of it is hydrated.
 */
export function beginHydration(then: () => void): () => void {
  phase = 'hydrating';
  const releaseHashChanges = holdHashChanges();
  afterHydration = () => {
    releaseHashChanges();
    then();
  };
  input.noteEdits(() => false);
  return () => {
    phase = 'hydrated';
    const { clicked = [], inert = 'button' } = window.releaseEarlyInput?.() ?? {};
    for (const control of clicked) input.hold(control);
    if (isSomethingLeft()) listenTo(inert);
    takeOver();
    turns.begin();
  };
}

/** Call when an island is hydrated. */
export function islandIsHydrated(place: HTMLElement): void {
  place.dataset['hydrated'] = '';
  takeOver();
}

function takeOver(): void {
  input.replay(isHydrated);
  // What changes an answer before an island is hydrated would make its HTML wrong.
  if (!isSomethingLeft()) afterHydration();
}

/** Holds clicks that nobody in an island can hear yet; whoever comes to one need not wait for its turn. */
function listenTo(inert: string): void {
  const listening = new AbortController();
  const { signal } = listening;
  const hurry = ({ target }: Event) => {
    if (!isSomethingLeft()) listening.abort();
    else if (target instanceof Element && !isHydrated(target)) turns.endWaiting();
  };
  const hold = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest(inert) : null;
    if (!control || isHydrated(control)) return;
    event.stopImmediatePropagation();
    input.hold(control);
  };
  for (const intent of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(intent, hurry, { capture: true, passive: true, signal });
  addEventListener('click', hold, { capture: true, signal });
}

function nextPress(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const press = () => {
      listening.abort();
      resolve();
    };
    // React stops presses on what is not hydrated on their way down.
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, press, { capture: true, signal: listening.signal });
  });
}
