import { randomBytes } from 'node:crypto';
import { AppError } from '../../errors.ts';
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts';

/** Each takes 19 MiB and a thread of four: pages and files keep the other two. */
const AT_ONCE = 2;
/** More would wait longer than anybody does: a hash takes less than a tenth of a second. */
const MAX_WAITING = 60;

/** What a check of a password says: a new hash where the stored one was made with less than is used today. */
export interface PasswordCheck {
  isRight: boolean;
  rehashed?: string;
}

/** Hashes and checks passwords, few at once, however many people sign in. */
export class PasswordKeeper {
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #stranger: Promise<string> | undefined;

  /** @throws AppError 503 when too many wait. */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => hashPassword(password));
  }

  /** Without a stored hash (nobody has this name) it takes as long and is wrong. @throws AppError 503 when too many wait. */
  async check(password: string, stored: string | undefined): Promise<PasswordCheck> {
    const stranger = await (this.#stranger ??= hashPassword(randomBytes(16).toString('hex')));
    const isRight = await this.#inTurn(() => verifyPassword(password, stored ?? stranger));
    if (stored === undefined || !isRight) return { isRight: false };
    return { isRight, ...(isOutdated(stored) && { rehashed: await this.hash(password) }) };
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < AT_ONCE) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= MAX_WAITING)
      throw new AppError(503, 'Too many people are signing in at this moment. Please try again in a few seconds.');
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
