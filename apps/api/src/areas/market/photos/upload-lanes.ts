import { AppError } from '../../../core/errors.ts';
import { type Capacity, WorkQueue } from '../../../core/jobs/work-queue.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

/** The account and client address a photo comes from. */
export interface Sender {
  account: number;
  address: string;
}

/** Maximum wait in ms; the server closes idle connections after a minute. */
const WAIT_MS = 50_000;

const busy = () => new AppError(503, marketErrors.uploadsBusy);

/**
 * Queues uploads fairly: one photo per account and four per address at a time, so that one sender does not block others. Only one is
 * decoded at a time, to limit memory.
 */
export class UploadLanes {
  readonly #accounts = new KeyedQueues({ atOnce: 1, lanes: [30], waitMs: WAIT_MS, busy });
  readonly #addresses = new KeyedQueues({ atOnce: 4, lanes: [60], waitMs: WAIT_MS, busy });
  readonly #converting = new WorkQueue({ atOnce: 1, lanes: [100], waitMs: WAIT_MS, busy });
  readonly #untilIdle: (() => void)[] = [];

  /** Runs work when it is its turn. @throws AppError 503 if the queue is full or the wait times out. */
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

  /** Resolves when no photo is being converted or waiting for it. */
  async idle(): Promise<void> {
    if (!this.#converting.isIdle) await new Promise<void>((resolve) => this.#untilIdle.push(resolve));
  }
}

/** One queue per key, removed when it is empty. */
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
