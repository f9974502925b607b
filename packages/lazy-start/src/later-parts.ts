import type { ComponentType } from 'react';
import { EarlyInput } from './early-input.ts';
import { holdHashChanges } from './hold-hash-changes.ts';
import { Turns } from './turns.ts';

/** Marks an element whose HTML comes with the page, and its code later. */
export const laterMark = { 'data-hydrates-later': '' };

/** Gives a component. */
export type LoadPart<Given extends object> = () => Promise<ComponentType<Given>>;

type Phase = 'alone' | 'hydrating' | 'hydrated';

/** Those whose code the server has not asked for yet. */
const parts = new Set<{ load: () => Promise<unknown> }>();
const turns = new Turns();
const input = new EarlyInput();
let phase: Phase = 'alone';
let afterHydration = (): void => undefined;

const waiting = '[data-hydrates-later]:not([data-hydrated])';

const isHydrated = (element: Element): boolean => element.closest(waiting) === null;
const isSomethingLeft = (): boolean => document.querySelector(waiting) !== null;

/** The code of a part that is hydrated later, loaded once. */
export class LaterPart<Given extends object> {
  component: ComponentType<Given> | undefined;
  #loading: Promise<ComponentType<Given>> | undefined;
  readonly #load: LoadPart<Given>;
  readonly #onFailure: ((again: boolean) => void) | undefined;

  constructor(load: LoadPart<Given>, onFailure?: (again: boolean) => void) {
    this.#load = load;
    this.#onFailure = onFailure;
    parts.add(this);
    // The page of another address: its parts come with it.
    if (phase === 'hydrated') void this.loadInTurn();
  }

  /** At once, and as often as somebody asks while it fails. */
  async load(): Promise<ComponentType<Given>> {
    this.component ??= await this.#load();
    return this.component;
  }

  /** When it is its turn; after a failure with the next press. Never rejects: what has its HTML can still be read. */
  loadInTurn(): Promise<ComponentType<Given>> {
    return (this.#loading ??= this.#whenItsTurn().then(() => this.#loadInTheEnd()));
  }

  #whenItsTurn(): Promise<void> {
    const isFirstPage = phase === 'hydrating' || (phase === 'hydrated' && isSomethingLeft());
    return isFirstPage ? turns.wait() : Promise.resolve();
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

/** Loads the code of all parts that are known, so that they are rendered in one go: on a server, and in tests. */
export async function loadLaterParts(): Promise<void> {
  // What is loaded may have such parts of its own.
  while (parts.size > 0) {
    const known = [...parts];
    await Promise.all(known.map((part) => part.load()));
    for (const part of known) parts.delete(part);
  }
}

/**
 * Call before `hydrateRoot`, and the result once the page is hydrated: taps and typed text reach the components, and what is
 * hydrated later follows. `then` is called when all of it is hydrated.
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

/** Call when a part is hydrated. */
export function partIsHydrated(place: HTMLElement): void {
  place.dataset['hydrated'] = '';
  takeOver();
}

function takeOver(): void {
  input.replay(isHydrated);
  // What changes an answer before a part is hydrated would make its HTML wrong.
  if (!isSomethingLeft()) afterHydration();
}

/** Holds clicks that nobody in a part can hear yet; whoever comes to such a part need not wait for its turn. */
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
  const { promise, resolve } = Promise.withResolvers<void>();
  const listening = new AbortController();
  const press = () => {
    listening.abort();
    resolve();
  };
  // React stops presses on what is not hydrated on their way down.
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, press, { capture: true, signal: listening.signal });
  return promise;
}
