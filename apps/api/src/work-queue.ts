import { AppError } from './errors.ts';

/** How much work is done at once, and how much may wait. */
export interface Capacity {
  atOnce: number;
  /** The places of each lane to wait in: who waits in an earlier lane goes first, and takes no place of another. */
  lanes: readonly number[];
  /** How long somebody waits at most. */
  waitMs: number;
  /** What is told to who finds no place, or has waited that long. */
  busy: string;
}

/** Lets so many works run at once and so many more wait, for so long; the others are asked to come again. */
export class WorkQueue {
  readonly #capacity: Capacity;
  readonly #lanes: Set<(mayRun: boolean) => void>[];
  #running = 0;

  constructor(capacity: Capacity) {
    this.#capacity = capacity;
    this.#lanes = capacity.lanes.map(() => new Set());
  }

  /** Does a work when there is room for it. @throws AppError 503 when too many wait in this lane already, or it waits too long. */
  async run<Result>(work: () => Promise<Result>, lane = 0): Promise<Result> {
    this.refuseWhenFull(lane);
    if (this.#running < this.#capacity.atOnce) this.#running += 1;
    else if (!(await this.#wait(lane))) throw this.#busy();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  /** Spares what would have to be done before. @throws AppError 503 when there is no place in this lane. */
  refuseWhenFull(lane = 0): void {
    const { atOnce, lanes } = this.#capacity;
    if (this.#running >= atOnce && Number(this.#lanes[lane]?.size) >= Number(lanes[lane])) throw this.#busy();
  }

  #wait(lane: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (mayRun: boolean) => {
        clearTimeout(deadline);
        this.#lanes[lane]?.delete(end);
        resolve(mayRun);
      };
      const deadline = setTimeout(end, this.#capacity.waitMs, false);
      this.#lanes[lane]?.add(end);
    });
  }

  /** Hands the place to the next one that waits, if any. */
  #leave(): void {
    const [next] = this.#lanes.find((lane) => lane.size > 0) ?? [];
    if (next) next(true);
    else this.#running -= 1;
  }

  #busy(): AppError {
    return new AppError(503, this.#capacity.busy);
  }
}
