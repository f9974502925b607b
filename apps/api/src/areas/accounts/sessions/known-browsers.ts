import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { HostCookie } from '../../../core/http/host-cookie.ts';
import { type BrowserMarks, MARK_SECONDS, type MarkedAccount } from '../tokens/browser-marks.ts';

/** A household shares a browser; beyond these the account that signed in there longest ago is forgotten. */
const MAX_ACCOUNTS = 5;
const BROWSER_BYTES = 16;

/** The random name of a browser, and its marks, the newest first. */
const form = /^([\w-]{22})((?:~[\w.-]{1,40}){1,5})$/;

interface Carried {
  browser: string;
  marks: string[];
}

/**
 * Browsers in which somebody signed in to an account: a cookie says so for half a year, also after signing out. It opens
 * nothing; who has it is not taken for the strangers who guess at the account.
 */
export class KnownBrowsers {
  readonly #cookie: HostCookie;
  readonly #marks: BrowserMarks;

  constructor(siteOrigin: string, marks: BrowserMarks) {
    this.#cookie = new HostCookie({ name: 'known-browser', siteOrigin, seconds: MARK_SECONDS });
    this.#marks = marks;
  }

  /** Whether it is worth asking for which account: a browser in which nobody ever signed in says nothing. */
  mayBeKnown(c: Context<ApiEnv>): boolean {
    return this.#carriedBy(c) !== undefined;
  }

  /** The name of the browser that sent a request, if it is known to this account; as late when there is no account. */
  knownTo(c: Context<ApiEnv>, account: MarkedAccount | undefined): `browser ${string}` | undefined {
    const { browser, marks } = this.#carriedBy(c) ?? {};
    const isKnown = browser && marks?.some((mark) => this.#marks.isFor(mark, browser, account));
    return isKnown ? `browser ${browser}` : undefined;
  }

  /** Has the browser known to an account, from a sign-in that is complete. */
  remember(c: Context<ApiEnv>, account: MarkedAccount): void {
    const { browser, marks } = this.#carriedBy(c) ?? { browser: newName(), marks: [] };
    const others = marks.filter((mark) => !this.#marks.isFor(mark, browser, account));
    const kept = [this.#marks.give(browser, account), ...others].slice(0, MAX_ACCOUNTS);
    this.#cookie.write(c, [browser, ...kept].join('~'));
  }

  /** Has the browser known to nobody. */
  forget(c: Context<ApiEnv>): void {
    this.#cookie.clear(c);
  }

  #carriedBy(c: Context<ApiEnv>): Carried | undefined {
    const [, browser, marks] = form.exec(this.#cookie.read(c) ?? '') ?? [];
    return browser && marks ? { browser, marks: marks.slice(1).split('~') } : undefined;
  }
}

const newName = (): string => randomBytes(BROWSER_BYTES).toString('base64url');
