/** How long one waits for an idle browser; Safari has no idle callbacks and waits as long. */
const patienceMs = 500;

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: patienceMs });
  else setTimeout(run, patienceMs);
};

/** Work that waits until it may begin, and then is done one by one while the browser is idle; what it needs is fetched together. */
export class Turns {
  #waiting: (() => void)[] = [];
  #unprepared: (() => void)[] = [];
  #state: 'held' | 'free' | 'taken' = 'held';

  /** Resolves when it is the caller's turn; `prepare` is called with the first turn that is given to anyone. */
  wait(prepare: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#unprepared.push(prepare);
      this.#next();
    });
  }

  /** From now on turns are given. */
  begin(): void {
    this.#state = 'free';
    this.#next();
  }

  /** Gives all who wait their turn. */
  endWaiting(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #next(): void {
    if (this.#state !== 'free' || this.#waiting.length === 0) return;
    this.#state = 'taken';
    whenIdle(() => {
      for (const prepare of this.#unprepared.splice(0)) prepare();
      this.#waiting.shift()?.();
      this.begin();
    });
  }
}
