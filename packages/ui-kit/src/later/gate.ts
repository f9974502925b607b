/** How near to the screen a part comes before it is loaded. */
const rootMargin = '300px';

const isServer = typeof window === 'undefined';

let isOpenToAll = false;

/** Whether parts are loaded as soon as they are rendered: for tests, which look at whole pages. */
export function loadPartsAtOnce(isAtOnce: boolean): void {
  isOpenToAll = isAtOnce;
}

/** When a part is loaded at the latest: once it is near the screen, what stands in its place is touched, or it is rendered. */
export type When = 'near' | 'touched' | 'now';

/** Decides when one part of a page is loaded, and tells the document how far it is. */
export class Gate {
  readonly opened: Promise<void>;
  #open: () => void = () => undefined;
  /** Resolves when a visitor waits for it: what is merely near takes turns. */
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

  /** Whether the place holds HTML of the server that is not hydrated (`data-later="html"`). */
  get hasHtml(): boolean {
    return this.#place?.dataset['later'] === 'html';
  }

  /** Whether what stands in its place works without its code. */
  get worksWithout(): boolean {
    return this.hasHtml || this.#when === 'touched';
  }

  /** Watches the element around the part, which needs no box of its own, until the returned function is called. */
  watch(place: HTMLElement): () => void {
    this.#place = place;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const isWanted = () => {
      this.#want();
      this.#open();
    };
    // React stops what happens to HTML that is not hydrated on its way down.
    for (const touch of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
      addEventListener(touch, ({ target }) => target instanceof Node && place.contains(target) && isWanted(), {
        capture: true,
        passive: true,
        signal,
      });
    if (this.hasHtml) {
      addEventListener('loadlater', isWanted, { signal });
      // What changes above a part would have React empty it where its code is missing, and a link or a form may change anything.
      for (const change of ['click', 'submit', 'input', 'popstate'])
        addEventListener(change, this.#open, { capture: true, signal });
    }
    if (place.contains(document.activeElement)) isWanted();
    // On a page that a link led to there is no HTML that could be touched.
    const waitsForTouch = this.#when === 'touched' && (this.hasHtml || this.#isBrowserOnly);
    const near = this.#when === 'now' || waitsForTouch ? undefined : this.#watchScreen(place);
    // On a page that a link led to: who searches, prints or listens to it needs all of it.
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

  /** Opens it: what the part is given has changed. */
  open(): void {
    this.#open();
  }

  /** Calls back once the place may be filled with something else, where that is not what a touch waits for: what goes while it has the focus takes the focus with it, and a form what is written into it. */
  whenUnused(fill: () => void): void {
    const place = this.#place;
    if (!place || this.#when === 'touched') fill();
    else if (place.contains(document.activeElement))
      place.addEventListener('focusout', () => setTimeout(() => this.whenUnused(fill)), { once: true });
    else if (!isBegun(place)) fill();
  }

  /** Call when the code is there; resolves when it may be hydrated: React would do all that comes together in one long task. */
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

/** Safari has no idle callbacks and waits as long as others do at most. */
const maxWaitMs = 500;

const untilIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: maxWaitMs });
    else setTimeout(resolve, maxWaitMs);
  });
