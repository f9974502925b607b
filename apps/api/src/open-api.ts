import type { ApiSettings } from './core/settings/api-settings.ts';
import type { Caller } from './core/http/api-env.ts';

/** Running API: answers requests under `/api` and `/media` in this process until it is closed. */
export interface Api {
  /** Returns the cached response to a request synchronously, if there is one: a server tries this first. */
  cached: (request: Request) => Response | undefined;
  /** `caller` is the client; omit it for a page rendered in this process, which is not rate-limited. */
  fetch: (request: Request, caller?: Caller) => Promise<Response>;
  close: () => Promise<void>;
}

/**
 * Opens the database and the API over it, loading their code only then.
 * @throws StartError if the database cannot be opened, saying why and what to do.
 */
export async function openApi(settings: ApiSettings): Promise<Api> {
  const { buildApi } = await import('./build-api.ts');
  return buildApi(settings);
}
