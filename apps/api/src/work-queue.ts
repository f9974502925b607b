/** How much work is done at once, and how much may wait. */
export interface Capacity {
  atOnce: number;
  /** The places of each lane to wait in: who waits in an earlier lane goes first, and takes no place of another. */
  lanes: readonly number[];
  /** How long somebody waits at most, unless `run` is told otherwise. */
  waitMs: number;
  /** What is thrown at who finds no place, or has waited that long. */
  busy: () => Error;
  /** Aborted when nobody is to wait any more: who does is asked to come again, what runs is finished. */
  closing?: AbortSignal | undefined;
}

/** Lets so many works run at once and so many more wait, for so long; the others are asked to come again. */
export class WorkQueue {
  readonly #capacity: Capacity;
  readonly #lanes: Set<(mayRun: boolean) => void>[];
  #running = 0;

  constructor(capacity: Capacity) {
    this.#capacity = capacity;
    this.#lanes = capacity.lanes.map(() => new Set());
    capacity.closing?.addEventListener('abort', () => {
      for (const end of this.#lanes.flatMap((lane) => [...lane])) end(false);
    });
  }

  /** Does a work when there is room for it. @throws what `busy` gives when too many wait in this lane already, it waits too long, or all is closing. */
  async run<Result>(work: () => Promise<Result>, lane = 0, waitMs = this.#capacity.waitMs): Promise<Result> {
    const { atOnce, busy, closing } = this.#capacity;
    if (closing?.aborted) throw busy();
    if (this.#running < atOnce) this.#running += 1;
    else if (!(await this.#wait(lane, waitMs))) throw busy();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  /** Waits for a place. @returns false when too many wait in this lane, or none was free in time. */
  async #wait(lane: number, waitMs: number): Promise<boolean> {
    const { lanes } = this.#capacity;
    const waiting = this.#lanes[lane];
    if (!waiting || waiting.size >= (lanes[lane] ?? 0)) return false;
    return new Promise((resolve) => {
      const end = (mayRun: boolean) => {
        clearTimeout(deadline);
        waiting.delete(end);
        resolve(mayRun);
      };
      const deadline = setTimeout(end, waitMs, false);
      waiting.add(end);
    });
  }

  /** Whether nothing runs and nobody waits. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** Hands the place to the next one that waits, if any. */
  #leave(): void {
    const [next] = this.#lanes.find((lane) => lane.size > 0) ?? [];
    if (next) next(true);
    else this.#running -= 1;
  }
}
