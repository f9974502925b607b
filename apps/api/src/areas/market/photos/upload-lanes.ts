import { AppError } from '../../../core/errors.ts';
import { type Capacity, WorkQueue } from '../../../core/jobs/work-queue.ts';

/** Who sends a photo: an account, from an address. */
export interface Sender {
  account: number;
  address: string;
}

/** The server ends a connection on which nothing is said for a minute. */
const WAIT_MS = 50_000;

const busy = () => new AppError(503, 'Many people are sending photos right now. Try again in a few seconds.');

/**
 * Gives each photo its turn: one of an account and four of an address stand in line at once, so that nobody's photos keep those
 * of others waiting. One at a time is decoded: two at once could take more memory than the site has to spare.
 */
export class UploadLanes {
  readonly #accounts = new KeyedQueues({ atOnce: 1, lanes: [30], waitMs: WAIT_MS, busy });
  readonly #addresses = new KeyedQueues({ atOnce: 4, lanes: [60], waitMs: WAIT_MS, busy });
  readonly #converting = new WorkQueue({ atOnce: 1, lanes: [100], waitMs: WAIT_MS, busy });
  readonly #untilIdle: (() => void)[] = [];

  /** Does a work when it is its turn. @throws AppError 503 where too many wait, or it waits too long. */
  async run<Result>({ account, address }: Sender, work: () => Promise<Result>): Promise<Result> {
    const end = performance.now() + WAIT_MS;
    const left = () => Math.max(0, end - performance.now());
    const convert = () => this.#converting.run(work, 0, left());
    const ofAddress = () => this.#addresses.of(address, (queue) => queue.run(convert, 0, left()));
    try {
      return await this.#accounts.of(String(account), (queue) => queue.run(ofAddress));
    } finally {
      if (this.#converting.isIdle) for (const resolve of this.#untilIdle.splice(0)) resolve();
    }
  }

  /** Resolves when no photo is converted, and none waits for that. */
  async idle(): Promise<void> {
    if (!this.#converting.isIdle) await new Promise<void>((resolve) => this.#untilIdle.push(resolve));
  }
}

/** A queue for each key, which is there as long as somebody is in it. */
class KeyedQueues {
  readonly #capacity: Capacity;
  readonly #queues = new Map<string, WorkQueue>();

  constructor(capacity: Capacity) {
    this.#capacity = capacity;
  }

  async of<Result>(key: string, inQueue: (queue: WorkQueue) => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(key) ?? new WorkQueue(this.#capacity);
    this.#queues.set(key, queue);
    try {
      return await inQueue(queue);
    } finally {
      if (queue.isIdle && this.#queues.get(key) === queue) this.#queues.delete(key);
    }
  }
}
