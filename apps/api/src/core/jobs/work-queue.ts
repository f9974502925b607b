/** Maximum number of running and waiting jobs. */
export interface Capacity {
  atOnce: number;
  /** Queue length of each lane: jobs in an earlier lane run first, and lanes do not share places. */
  lanes: readonly number[];
  /** Maximum wait in ms, unless given to `run`. */
  waitMs: number;
  /** Creates the error for a full queue or a timeout. */
  busy: () => Error;
  /** Aborted when the process shuts down. */
  closing?: AbortSignal | undefined;
  /** Time in ms that waiting jobs have after shutdown begins; later jobs are rejected. Defaults to 0. */
  closingMs?: number | undefined;
}

interface Waiter {
  end: (mayRun: boolean) => void;
  deadline: NodeJS.Timeout | undefined;
}

/**
 * Job queue with limits on running and waiting jobs and on the wait; other jobs are rejected. `p-queue` limits neither the length of each
 * lane nor the wait, and would save only ten lines here.
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

  /** Runs a job when there is room. @throws the error of `busy` if the lane is full, the wait times out, or the process has shut down. */
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

  /** Waits for a slot. @returns false if the lane is full or the wait timed out. */
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
        // During shutdown one deadline covers all.
        deadline: closing?.aborted ? undefined : setTimeout(() => waiter.end(false), waitMs),
      };
      waiting.add(waiter);
    });
  }

  /** Whether nothing runs or waits. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** Lets waiting jobs continue until the shutdown deadline. */
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

  /** Passes the slot to the next waiting job, if any. */
  #leave(): void {
    const [next] = this.#lanes.find((lane) => lane.size > 0) ?? [];
    if (next) next.end(true);
    else this.#running -= 1;
  }
}
