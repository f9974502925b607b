import { isRefused } from './api-error.ts';

/** Channel that tells the site's other tabs about a new access token, or the end of the session. */
const CHANNEL = 'dopahiya-session';
/** Lock so that only one tab at a time exchanges the cookie, which is valid for one exchange. */
const LOCK = 'dopahiya-session';

/**
 * Holds the access token of this tab, in memory only, so that scripts of another visit cannot find it. If it is
 * missing or rejected, it is fetched again, once for all tabs.
 */
export class AccessKeeper {
  readonly #fetchAccess: () => Promise<string>;
  readonly #channel = openChannel();
  #access: string | null = null;
  #renewing: Promise<string> | undefined;

  /** @param fetchAccess Exchanges the session cookie for an access token. */
  constructor(fetchAccess: () => Promise<string>) {
    this.#fetchAccess = fetchAccess;
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
      this.#access = data;
    });
  }

  /** Sets the token, or null when the session ends, and informs the other tabs. */
  set(access: string | null): void {
    this.#access = access;
    this.#channel?.postMessage(access);
  }

  /** Sends a call with the token; if the API rejects it, retries once with a new one. */
  async send<Answer>(call: (access: string) => Promise<Answer>): Promise<Answer> {
    const access = this.#access ?? (await this.#renew(null));
    try {
      return await call(access);
    } catch (error) {
      if (!isRefused(error)) throw error;
      return call(await this.#renew(access));
    }
  }

  #renew(refused: string | null): Promise<string> {
    this.#renewing ??= this.#renewAlone(refused).finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  #renewAlone(refused: string | null): Promise<string> {
    const renew = async () => {
      // Another tab may have fetched a token in the meantime.
      if (this.#access !== null && this.#access !== refused) return this.#access;
      const access = await this.#fetchAccess();
      this.set(access);
      return access;
    };
    return withTabLock(LOCK, renew);
  }
}

/** Undefined if the browser stores nothing for the site: then its tabs share nothing. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

/**
 * Runs a task in one tab at a time. Without locks (http on a remote host) or if they are denied (the browser
 * stores nothing for the site), runs it immediately.
 */
export async function withTabLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(lock, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}
