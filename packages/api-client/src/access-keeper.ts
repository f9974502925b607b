import { isRefused } from './api-error.ts';

/** What tells the other tabs of the site of a new access token, or that the session is over. */
const CHANNEL = 'dopahiya-session';
/** One tab at a time exchanges the cookie, which is good for one exchange. */
const LOCK = 'dopahiya-session';

/**
 * The access token of this tab, in memory alone: no script of another visit finds it. Where there is none, or the API
 * refuses it, it is fetched anew, once for all tabs.
 */
export class AccessKeeper {
  readonly #fetchAccess: () => Promise<string>;
  readonly #channel = openChannel();
  #access: string | null = null;
  #renewing: Promise<string> | undefined;

  /** @param fetchAccess exchanges the session's cookie for an access token. */
  constructor(fetchAccess: () => Promise<string>) {
    this.#fetchAccess = fetchAccess;
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
      this.#access = data;
    });
  }

  /** Takes a token, or null when the session is over, and tells the other tabs. */
  set(access: string | null): void {
    this.#access = access;
    this.#channel?.postMessage(access);
  }

  /** Sends a call with the token; when that is refused once more, with a new one. */
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
      // Another tab may have fetched one while this one waited.
      if (this.#access !== null && this.#access !== refused) return this.#access;
      const access = await this.#fetchAccess();
      this.set(access);
      return access;
    };
    return withTabLock(LOCK, renew);
  }
}

/** None where the browser keeps nothing for the site: then there is nothing that its tabs share. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

/**
 * Does a work in one tab at a time. Where there are no locks (over http to another host than this machine) or they are refused
 * (the browser keeps nothing for the site) it is done at once.
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
