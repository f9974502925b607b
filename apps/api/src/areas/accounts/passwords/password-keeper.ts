import { availableParallelism } from 'node:os';
import { type Capacity, WorkQueue } from '../../../core/jobs/work-queue.ts';
import { HashWorkers } from './hash-workers.ts';
import { type Derive, hashOfNothing, hashPassword, isOutdated, verifyPassword } from './password-hash.ts';
import { AppError } from '../../../core/errors.ts';
import { accountErrors, errors } from '../../../core/texts/index.ts';

/** Who a password check is for: users in a browser or session known to the account have priority over strangers. */
export type Asker = 'known' | 'stranger';

const laneOf: Record<Asker, number> = { known: 0, stranger: 1 };

/** Leaves one core for pages. Waiting costs almost nothing, and a waiting client retries later than a rejected one. */
const capacity: Capacity = {
  atOnce: Math.max(1, availableParallelism() - 1),
  lanes: [50, 500],
  waitMs: 5000,
  busy: () => new AppError(503, accountErrors.signInsBusy),
};

/** An account with a password hash to check. */
interface Holder {
  password_hash: string;
}

/** Result of a password check: the account, and a new hash if the stored one is outdated. */
export interface PasswordCheck<Found extends Holder> {
  holder: Found | undefined;
  isRight: boolean;
  rehashed?: string;
}

/** Derives hashes; replaceable in tests. */
export interface Hasher {
  derive: Derive;
  close: () => Promise<void>;
}

/** Hashes and checks passwords with limited concurrency. */
export class PasswordKeeper {
  readonly #hasher: Hasher;
  readonly #queue: WorkQueue;
  readonly #stranger = hashOfNothing();

  constructor(settings: Partial<Capacity> = {}, hasher: Hasher = new HashWorkers()) {
    this.#hasher = hasher;
    this.#queue = new WorkQueue({ ...capacity, ...settings });
  }

  /** Hashes a password. @throws AppError 503 if the queue is full or the wait times out. */
  hash(password: string, asker: Asker = 'stranger'): Promise<string> {
    return this.#queue.run(() => hashPassword(password, this.#derive), laneOf[asker]);
  }

  /**
   * Checks a password of the account that `find` returns; `find` runs only after queueing, so that a timed-out wait costs no query. An
   * unknown account takes as long as a wrong password.
   * @throws AppError 503 as `hash` does.
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

  /** Ends the hashing threads. */
  close(): Promise<void> {
    return this.#hasher.close();
  }

  readonly #derive: Derive = (derivation) => this.#hasher.derive(derivation);
}
