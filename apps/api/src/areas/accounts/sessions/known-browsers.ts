import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { HostCookie } from '../../../core/http/host-cookie.ts';
import { type BrowserMarks, MARK_SECONDS, type MarkedAccount } from '../tokens/browser-marks.ts';

/** Maximum number of accounts remembered per browser; beyond it, the one with the oldest sign-in is forgotten. */
const MAX_ACCOUNTS = 5;
const BROWSER_BYTES = 16;

/** The browser's random id, then its marks, newest first. */
const form = /^([\w-]{22})((?:~[\w.-]{1,40}){1,5})$/;

interface Carried {
  browser: string;
  marks: string[];
}

/**
 * Recognises browsers in which a user has signed in, by a cookie that lasts half a year, also after signing out. It grants no access, but
 * sign-in attempts from a known browser are not limited like those of strangers.
 */
export class KnownBrowsers {
  readonly #cookie: HostCookie;
  readonly #marks: BrowserMarks;

  constructor(siteOrigin: string, marks: BrowserMarks) {
    this.#cookie = new HostCookie({ name: 'known-browser', siteOrigin, seconds: MARK_SECONDS });
    this.#marks = marks;
  }

  /** Checks whether the request carries marks at all; without any, looking up the account can be skipped. */
  mayBeKnown(c: Context<ApiEnv>): boolean {
    return this.#carriedBy(c) !== undefined;
  }

  /** Returns the id of the requesting browser if the account knows it. Takes as long if there is no account. */
  knownTo(c: Context<ApiEnv>, account: MarkedAccount | undefined): `browser ${string}` | undefined {
    const { browser, marks } = this.#carriedBy(c) ?? {};
    const isKnown = browser && marks?.some((mark) => this.#marks.isFor(mark, browser, account));
    return isKnown ? `browser ${browser}` : undefined;
  }

  /** Marks the browser as known to an account, after a completed sign-in. */
  remember(c: Context<ApiEnv>, account: MarkedAccount): void {
    const { browser, marks } = this.#carriedBy(c) ?? { browser: newName(), marks: [] };
    const others = marks.filter((mark) => !this.#marks.isFor(mark, browser, account));
    const kept = [this.#marks.give(browser, account), ...others].slice(0, MAX_ACCOUNTS);
    this.#cookie.write(c, [browser, ...kept].join('~'));
  }

  /** Deletes the browser's cookie, so that no account knows it. */
  forget(c: Context<ApiEnv>): void {
    this.#cookie.clear(c);
  }

  #carriedBy(c: Context<ApiEnv>): Carried | undefined {
    const [, browser, marks] = form.exec(this.#cookie.read(c) ?? '') ?? [];
    return browser && marks ? { browser, marks: marks.slice(1).split('~') } : undefined;
  }
}

const newName = (): string => randomBytes(BROWSER_BYTES).toString('base64url');
