import type { Page, Request } from '@playwright/test';

const patienceMs = 30_000;
/** Kinds of requests that change the page; beacons and pictures do not. */
const awaited = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);

/** Detects when a page is at rest: hydrated, no pending requests, no changes. */
export class Settling {
  readonly #page: Page;
  readonly #underWay = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#start(request));
    page.on('requestfinished', (request) => this.#underWay.delete(request));
    page.on('requestfailed', (request) => this.#underWay.delete(request));
  }

  /** Waits until the page is at rest. @throws if it is still busy after half a minute, with the reason. */
  async untilSettled(): Promise<void> {
    const deadline = performance.now() + patienceMs;
    for (let isBusy = true; isBusy;) {
      const waitsForAnswers = this.#underWay.size > 0;
      const unrest = await this.#page.evaluate(untilCalm, deadline - performance.now()).catch(ignoreLeaving);
      if (performance.now() > deadline) throw new Error(this.#complaint(unrest));
      isBusy = waitsForAnswers || this.#underWay.size > 0;
    }
  }

  #start(request: Request): void {
    if (request.isNavigationRequest() && request.frame() === this.#page.mainFrame()) this.#underWay.clear();
    if (awaited.has(request.resourceType())) this.#underWay.add(request);
  }

  #complaint(unrest: string | undefined): string {
    const requests = [...this.#underWay].map((request) => request.url()).join(', ');
    return `The page does not come to rest within 30 s: ${requests ? `it waits for ${requests}` : unrest}.`;
  }
}

/**
 * Runs in the page: resolves when it is hydrated and unchanged for some frames, or on timeout.
 * @returns what last kept it busy.
 */
function untilCalm(timeLeftMs: number): Promise<string> {
  const moving = () =>
    document
      .getAnimations()
      .find(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  const isHydrated = () => document.readyState === 'complete' && performance.getEntriesByName('hydrated').length > 0;
  const end = performance.now() + timeLeftMs;
  let unrest = 'it was not looked at';
  let calmFrames = 0;
  const disturb = (reason: string) => {
    unrest = reason;
    calmFrames = -1;
  };
  const observer = new MutationObserver(([record]) => disturb(`a ${record?.target.nodeName} changes`));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  return new Promise((resolve) => {
    const check = () => {
      const animation = moving();
      if (!isHydrated()) disturb('it is not hydrated');
      else if (animation) disturb(`a ${(animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 120)} moves`);
      calmFrames += 1;
      if (calmFrames > 3 || performance.now() > end) {
        observer.disconnect();
        resolve(unrest);
      } else {
        // Runs after React's remaining render work.
        void scheduler.postTask(() => requestAnimationFrame(check), { priority: 'background' });
      }
    };
    check();
  });
}

/** Ignores navigation during the check, which is then repeated. */
function ignoreLeaving(error: Error): undefined {
  if (!/context was destroyed|navigat/i.test(error.message)) throw error;
}
