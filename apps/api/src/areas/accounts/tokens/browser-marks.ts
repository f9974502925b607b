import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import type { UserRow } from '../users/user-repository.ts';

/** How long a browser is known to an account after its last sign-in there: half a year. */
export const MARK_SECONDS = 180 * 24 * 3600;

const KEY_BYTES = 32;
const PURPOSE = 'dopahiya known browsers';

/** Seconds since 1970 in base 36, then 128 bits of a keyed hash. */
const form = /^([\da-z]{6,8})\.([\w-]{22})$/;

/** The account that a mark is for, with the password of now: another one voids the mark. */
export type MarkedAccount = Pick<UserRow, 'id' | 'password_changed_at'>;

/** No account has this number: to compare a mark with its own is in vain, and takes as long. */
const nobody: MarkedAccount = { id: 0, password_changed_at: new Date(0) };

/** Marks by which a browser shows that somebody signed in to an account there; to others they name no account. */
export class BrowserMarks {
  readonly #keys: readonly Buffer[];
  readonly #clock: Clock;

  /** @param keys The key in use, then the one that it replaced. */
  constructor(keys: readonly Uint8Array[], clock: Clock) {
    this.#keys = keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', PURPOSE, KEY_BYTES)));
    this.#clock = clock;
  }

  /** A mark for half a year, or until the password is another one. */
  give(browser: string, account: MarkedAccount): string {
    const [key] = this.#keys;
    if (!key) throw new Error('There is no key to mark browsers with.');
    const since = this.#seconds().toString(36);
    return `${since}.${hashOf(key, browser, account, since)}`;
  }

  /** Whether a mark is that of this browser for this account. */
  isFor(mark: string, browser: string, account: MarkedAccount = nobody): boolean {
    const [, since = '', hash = ''] = form.exec(mark) ?? [];
    const isRight = this.#keys.some((key) => isSame(hash, hashOf(key, browser, account, since)));
    return isRight && this.#seconds() - Number.parseInt(since, 36) <= MARK_SECONDS;
  }

  #seconds(): number {
    return Math.floor(this.#clock().getTime() / 1000);
  }
}

function hashOf(key: Buffer, browser: string, { id, password_changed_at }: MarkedAccount, since: string): string {
  const marked = JSON.stringify([browser, id, password_changed_at.getTime(), since]);
  return createHmac('sha256', key).update(marked).digest('base64url').slice(0, 22);
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
