import { AppError } from '../errors.ts';

/** Lets so many works run at once and so many more wait; who comes after those is asked to come again. */
export class RenderQueue {
  readonly #atOnce: number;
  readonly #waiting: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#waiting = waiting;
  }

  /** Does a work when there is room for it. @throws AppError 503 when too many wait already. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running++;
      return;
    }
    if (this.#queue.length >= this.#waiting)
      throw new AppError(503, 'Too many pictures are being made at the moment. Ask again in a few seconds.');
    await new Promise<void>((resolve) => this.#queue.push(resolve));
  }

  /** Hands the place to the next one that waits, if any. */
  #leave(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#running--;
  }
}
