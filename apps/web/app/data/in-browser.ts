import { type ApiClient, createApiClient } from '@dopahiya/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { createQueryClient, type FindPageQueries, locationOf, type PageLocation, queriesOf } from './page-data.ts';

interface Browser {
  api: ApiClient;
  client: QueryClient;
}

let browser: Browser | undefined;

/** The browser's one API client and query cache. Never call this on the server. */
export function inBrowser(): Browser {
  return (browser ??= { api: createApiClient({ origin: location.origin }), client: createQueryClient('browser') });
}

/** Starts a page's queries without waiting for them; what is fresh in the cache is not asked for again. */
export function startQueries(find: FindPageQueries, at: PageLocation): void {
  const { api, client } = inBrowser();
  for (const query of queriesOf(find(api, at))) void query.start(client);
}

/** A `clientLoader` that starts the page's queries and does not wait: the page shows its skeletons at once. */
export function startInBrowser(find: FindPageQueries) {
  return (args: Pick<ClientLoaderFunctionArgs, 'request' | 'params'>): null => {
    startQueries(find, locationOf(args));
    return null;
  };
}
