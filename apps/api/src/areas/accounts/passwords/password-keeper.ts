import { availableParallelism } from 'node:os';
import { type Capacity, WorkQueue } from '../../../core/jobs/work-queue.ts';
import { HashWorkers } from './hash-workers.ts';
import { type Derive, hashOfNothing, hashPassword, isOutdated, verifyPassword } from './password-hash.ts';
import { AppError } from '../../../core/errors.ts';

/** Whose password it is: somebody's whom the account knows, in their browser or session, goes before strangers. */
export type Asker = 'known' | 'stranger';

const laneOf: Record<Asker, number> = { known: 0, stranger: 1 };

/** A hash takes a core, and one is for the pages. Who waits costs next to nothing, and asks again later than who is refused. */
const capacity: Capacity = {
  atOnce: Math.max(1, availableParallelism() - 1),
  lanes: [50, 500],
  waitMs: 5000,
  busy: () => new AppError(503, 'Too many people are signing in right now. Please try again in a few seconds.'),
};

/** Whoever has a password, as far as it is checked. */
interface Holder {
  password_hash: string;
}

/** What a check of a password says: whose it is, and a new hash where the stored one was made with less than is used today. */
export interface PasswordCheck<Found extends Holder> {
  holder: Found | undefined;
  isRight: boolean;
  rehashed?: string;
}

/** What the work of a hash is left to. */
export interface Hasher {
  derive: Derive;
  close: () => Promise<void>;
}

/** Hashes and checks passwords, few at once, however many people sign in. */
export class PasswordKeeper {
  readonly #hasher: Hasher;
  readonly #queue: WorkQueue;
  readonly #stranger = hashOfNothing();

  constructor(settings: Partial<Capacity> = {}, hasher: Hasher = new HashWorkers()) {
    this.#hasher = hasher;
    this.#queue = new WorkQueue({ ...capacity, ...settings });
  }

  /** @throws AppError 503 when too many wait, or for too long. */
  hash(password: string, asker: Asker = 'stranger'): Promise<string> {
    return this.#queue.run(() => hashPassword(password, this.#derive), laneOf[asker]);
  }

  /**
   * Checks a password of whoever `find` finds, once it is their turn: who waits in vain costs no query. When it finds nobody,
   * that takes as long and is wrong. @throws AppError 503 as `hash` does.
   */
  async check<Found extends Holder>(
    password: string,
    find: () => Promise<Found | undefined>,
    asker: Asker = 'stranger',
  ): Promise<PasswordCheck<Found>> {
    const verify = async () => {
      const holder = await find();
      const fits = await verifyPassword(password, holder?.password_hash ?? this.#stranger, this.#derive);
      return { holder, isRight: holder !== undefined && fits };
    };
    const { holder, isRight } = await this.#queue.run(verify, laneOf[asker]);
    if (!holder || !isRight || !isOutdated(holder.password_hash)) return { holder, isRight };
    return { holder, isRight, rehashed: await this.hash(password, 'known') };
  }

  /** Ends the threads that hash. */
  close(): Promise<void> {
    return this.#hasher.close();
  }

  readonly #derive: Derive = (derivation) => this.#hasher.derive(derivation);
}
