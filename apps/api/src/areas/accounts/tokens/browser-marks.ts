import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import type { UserRow } from '../users/user-repository.ts';

/** How long an account knows a browser after the last sign-in: half a year. */
export const MARK_SECONDS = 180 * 24 * 3600;

const KEY_BYTES = 32;
const PURPOSE = 'dopahiya known browsers';

/** Unix time in seconds (base 36), then 128 bits of an HMAC. */
const form = /^([\da-z]{6,8})\.([\w-]{22})$/;

/** The account that a mark is for; changing the password voids the mark. */
export type MarkedAccount = Pick<UserRow, 'id' | 'password_changed_at'>;

/** Stand-in for a missing account: no mark matches it, and comparing takes as long. */
const nobody: MarkedAccount = { id: 0, password_changed_at: new Date(0) };

/** Creates and checks the marks of known browsers; a mark does not reveal its account. */
export class BrowserMarks {
  readonly #keys: readonly Buffer[];
  readonly #clock: Clock;

  /** @param keys The current key, then the previous one. */
  constructor(keys: readonly Uint8Array[], clock: Clock) {
    this.#keys = keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', PURPOSE, KEY_BYTES)));
    this.#clock = clock;
  }

  /** Creates a mark, valid for half a year or until the password changes. */
  give(browser: string, account: MarkedAccount): string {
    const [key] = this.#keys;
    if (!key) throw new Error('There is no key to mark browsers with.');
    const since = this.#seconds().toString(36);
    return `${since}.${hashOf(key, browser, account, since)}`;
  }

  /** Checks whether a mark is valid for this browser and account. */
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
