/** Distance to the viewport at which a part is loaded. */
const rootMargin = '300px';

const isServer = typeof window === 'undefined';

let isOpenToAll = false;

/** Sets whether parts load as soon as they are rendered: for tests of whole pages. */
export function loadPartsAtOnce(isAtOnce: boolean): void {
  isOpenToAll = isAtOnce;
}

/** When a part is loaded at the latest: near the viewport, when its placeholder is touched, or when it is rendered. */
export type When = 'near' | 'touched' | 'now';

/** Decides when a deferred part of a page is loaded, and reports its state in the DOM. */
export class Gate {
  readonly opened: Promise<void>;
  #open: () => void = () => undefined;
  /** Resolves when the visitor needs it; parts that are only near are hydrated one after the other. */
  readonly #wanted: Promise<void>;
  #want: () => void = () => undefined;
  #listening = new AbortController();
  #place: HTMLElement | undefined;

  readonly #when: When;
  readonly #isBrowserOnly: boolean;

  constructor(when: When, isBrowserOnly: boolean) {
    this.#when = when;
    this.#isBrowserOnly = isBrowserOnly;
    this.#wanted = new Promise((resolve) => (this.#want = resolve));
    this.opened = new Promise((resolve) => {
      this.#open = resolve;
      if (when === 'now' || isServer || (isOpenToAll && when === 'near')) resolve();
    });
  }

  /** Whether it contains server-rendered HTML that is not hydrated (`data-later="html"`). */
  get hasHtml(): boolean {
    return this.#place?.dataset['later'] === 'html';
  }

  /** Whether its placeholder works without the code. */
  get worksWithout(): boolean {
    return this.hasHtml || this.#when === 'touched';
  }

  /** Watches the element around the part, which needs no layout box; returns the function that stops it. */
  watch(place: HTMLElement): () => void {
    this.#place = place;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const isWanted = () => {
      this.#want();
      this.#open();
    };
    // Uses the capture phase, because React stops events on HTML that is not hydrated.
    for (const touch of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
      addEventListener(touch, ({ target }) => target instanceof Node && place.contains(target) && isWanted(), {
        capture: true,
        passive: true,
        signal,
      });
    if (this.hasHtml) {
      addEventListener('loadlater', isWanted, { signal });
      // Any link or form may update an ancestor, and React would then drop the HTML of a part without its code.
      for (const change of ['click', 'submit', 'input', 'popstate'])
        addEventListener(change, this.#open, { capture: true, signal });
    }
    if (place.contains(document.activeElement)) isWanted();
    // After client-side navigation there is no HTML that could be touched.
    const waitsForTouch = this.#when === 'touched' && (this.hasHtml || this.#isBrowserOnly);
    const near = this.#when === 'now' || waitsForTouch ? undefined : this.#watchScreen(place);
    // After client-side navigation, loads all parts when idle, as searching, printing and listening need the
    // whole page.
    if (near && !this.hasHtml && !this.#isBrowserOnly) void untilIdle().then(this.#open);
    return () => {
      this.#listening.abort();
      near?.disconnect();
    };
  }

  #watchScreen(place: HTMLElement): IntersectionObserver | undefined {
    if (!('IntersectionObserver' in window)) {
      this.#open();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#open();
        observer.disconnect();
      },
      { rootMargin },
    );
    const seen = place.childElementCount > 0 ? place.children : [place.parentElement ?? place];
    for (const element of seen) observer.observe(element);
    return observer;
  }

  /** Opens it, because the part's props changed. */
  open(): void {
    this.#open();
  }

  /**
   * Calls `fill` once the placeholder may be replaced: not while it has the focus, which would be lost, or form
   * input; at once for a part that waits for a touch.
   */
  whenUnused(fill: () => void): void {
    const place = this.#place;
    if (!place || this.#when === 'touched') fill();
    else if (place.contains(document.activeElement))
      place.addEventListener('focusout', () => setTimeout(() => this.whenUnused(fill)), { once: true });
    else if (!isBegun(place)) fill();
  }

  /**
   * Call it when the code is loaded; resolves when the part may be hydrated, one at a time, because React would
   * hydrate several parts in one long task.
   */
  async loaded(): Promise<void> {
    if (this.hasHtml) {
      this.#tell('laterloaded');
      await Promise.race([this.#wanted, (lastTurn = lastTurn.then(untilIdle))]);
    }
    this.#listening.abort();
  }

  hydrated(): void {
    if (!this.hasHtml) return;
    if (this.#place) this.#place.dataset['later'] = '';
    this.#tell('laterhydrated');
  }

  failed(): void {
    this.#tell('laterfailed');
  }

  #tell(event: string): void {
    this.#place?.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

function isBegun(place: Element): boolean {
  return [...place.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);
}

let lastTurn = Promise.resolve();

/** Safari has no idle callbacks; this is the others' maximum wait in ms. */
const maxWaitMs = 500;

const untilIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: maxWaitMs });
    else setTimeout(resolve, maxWaitMs);
  });
