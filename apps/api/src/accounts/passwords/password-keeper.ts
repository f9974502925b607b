import { availableParallelism } from 'node:os';
import { type Capacity, WorkQueue } from '../../work-queue.ts';
import { HashWorkers } from './hash-workers.ts';
import { hashOfNothing, hashPassword, isOutdated, verifyPassword } from './password-hash.ts';

/** Whose password it is: somebody's whom the account knows, in their browser or session, goes before strangers. */
export type Asker = 'known' | 'stranger';

const laneOf: Record<Asker, number> = { known: 0, stranger: 1 };

/** A hash takes a core, and one is for the pages. Who waits costs next to nothing, and asks again later than who is refused. */
const capacity: Capacity = {
  atOnce: Math.max(1, availableParallelism() - 1),
  lanes: [50, 500],
  waitMs: 5000,
  busy: 'Too many people are signing in at this moment. Please try again in a few seconds.',
};

/** What a check of a password says: a new hash where the stored one was made with less than is used today. */
export interface PasswordCheck {
  isRight: boolean;
  rehashed?: string;
}

/** Hashes and checks passwords, few at once, however many people sign in. */
export class PasswordKeeper {
  readonly #workers = new HashWorkers();
  readonly #queue: WorkQueue;
  readonly #stranger = hashOfNothing();

  constructor(settings: Partial<Capacity> = {}) {
    this.#queue = new WorkQueue({ ...capacity, ...settings });
  }

  /** @throws AppError 503 when too many wait, or for too long. */
  hash(password: string, asker: Asker = 'stranger'): Promise<string> {
    return this.#queue.run(() => hashPassword(password, this.#derive), laneOf[asker]);
  }

  /** Without a stored hash (nobody has this name) it takes as long and is wrong. @throws AppError 503 as `hash` does. */
  async check(password: string, stored: string | undefined, asker: Asker = 'stranger'): Promise<PasswordCheck> {
    const verify = () => verifyPassword(password, stored ?? this.#stranger, this.#derive);
    const isRight = await this.#queue.run(verify, laneOf[asker]);
    if (stored === undefined || !isRight) return { isRight: false };
    return { isRight, ...(isOutdated(stored) && { rehashed: await this.hash(password, 'known') }) };
  }

  /** Spares who comes in vain the way to the database. @throws AppError 503 when too many wait. */
  refuseWhenFull(asker: Asker): void {
    this.#queue.refuseWhenFull(laneOf[asker]);
  }

  /** Ends the threads that hash. */
  close(): Promise<void> {
    return this.#workers.close();
  }

  readonly #derive = this.#workers.derive.bind(this.#workers);
}
