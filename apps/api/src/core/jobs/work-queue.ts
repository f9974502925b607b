/** How much work is done at once, and how much may wait. */
export interface Capacity {
  atOnce: number;
  /** The places of each lane to wait in: who waits in an earlier lane goes first, and takes no place of another. */
  lanes: readonly number[];
  /** How long somebody waits at most, unless `run` is told otherwise. */
  waitMs: number;
  /** What is thrown at who finds no place, or has waited that long. */
  busy: () => Error;
  /** Aborted when the process ends. */
  closing?: AbortSignal | undefined;
  /** Once it ends, everybody who waits may do so for this long, counted from then; later ones are asked to come again. 0 unless told. */
  closingMs?: number | undefined;
}

interface Waiter {
  end: (mayRun: boolean) => void;
  deadline: NodeJS.Timeout | undefined;
}

/**
 * Lets so many works run at once and so many more wait, for so long; the others are asked to come again. `p-queue` limits neither
 * how many wait in each lane nor how long they do, and what it would take off this file is ten lines.
 */
export class WorkQueue {
  readonly #capacity: Capacity;
  readonly #lanes: Set<Waiter>[];
  #running = 0;
  #isClosed = false;

  constructor(capacity: Capacity) {
    this.#capacity = capacity;
    this.#lanes = capacity.lanes.map(() => new Set());
    capacity.closing?.addEventListener('abort', () => this.#close());
  }

  /** Does a work when there is room for it. @throws what `busy` gives when too many wait in this lane already, it waits too long, or the process has ended. */
  async run<Result>(work: () => Promise<Result>, lane = 0, waitMs = this.#capacity.waitMs): Promise<Result> {
    const { atOnce, busy } = this.#capacity;
    if (this.#isClosed) throw busy();
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
    const { lanes, closing } = this.#capacity;
    const waiting = this.#lanes[lane];
    if (!waiting || waiting.size >= (lanes[lane] ?? 0)) return false;
    return new Promise((resolve) => {
      const waiter: Waiter = {
        end: (mayRun) => {
          clearTimeout(waiter.deadline);
          waiting.delete(waiter);
          resolve(mayRun);
        },
        // Once the process ends, one deadline counts for all.
        deadline: closing?.aborted ? undefined : setTimeout(() => waiter.end(false), waitMs),
      };
      waiting.add(waiter);
    });
  }

  /** Whether nothing runs and nobody waits. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** Lets everybody who waits go on waiting until the process has no more time. */
  #close(): void {
    for (const { deadline } of this.#waiters()) clearTimeout(deadline);
    setTimeout(() => {
      this.#isClosed = true;
      for (const waiter of this.#waiters()) waiter.end(false);
    }, this.#capacity.closingMs ?? 0).unref();
  }

  #waiters(): Waiter[] {
    return this.#lanes.flatMap((lane) => [...lane]);
  }

  /** Hands the place to the next one that waits, if any. */
  #leave(): void {
    const [next] = this.#lanes.find((lane) => lane.size > 0) ?? [];
    if (next) next.end(true);
    else this.#running -= 1;
  }
}
