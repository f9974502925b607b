import type { ApiSettings } from './core/settings/api-settings.ts';
import type { Caller } from './core/http/api-env.ts';

/** A running API: it answers requests under `/api` and `/media` in this process until it is closed. */
export interface Api {
  /** The cached answer to a request, if there is one, at once: a server tries this first. */
  cached: (request: Request) => Response | undefined;
  /** `caller` says who asks: leave it out for a page made in this process, which no rate limit holds up. */
  fetch: (request: Request, caller?: Caller) => Promise<Response>;
  close: () => Promise<void>;
}

/**
 * Opens the database and the API over it; only then is their code loaded.
 * @throws StartError when the database cannot be opened, saying why and what to do.
 */
export async function openApi(settings: ApiSettings): Promise<Api> {
  const { buildApi } = await import('./build-api.ts');
  return buildApi(settings);
}
