import { ApiError, type ApiFailure } from '@dopahiya/api-client';
import { beginHydration, Hydrated, tolerateWrappedText } from '@dopahiya/lazy-start';
import { PageProviders } from './pages/page-providers.tsx';
import { inBrowser } from './pages/query-clients.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepEqualValues } from './fast/keep-equal-values.ts';
import { keepPageStyles } from './fast/keep-page-styles.ts';
import { installRouterGlobals } from './fast/router-globals.ts';
import { hydrateQueries, retryFailed } from './pages/dehydrated-queries.ts';
import { readPageState } from './pages/page-state.ts';
import { ServedPage } from './pages/served-page.tsx';

/**
 * Takes over the page that the server rendered: its answers, its styles, what was tapped and typed, and then itself.
 * @param options.onSessionOver is called when the API says that nobody is signed in any more.
 */
export async function hydrateSite(options: Parameters<typeof inBrowser>[0]): Promise<void> {
  const { origin, queries, router } = readPageState();
  const { api, client } = inBrowser(options);
  hydrateQueries(client, queries, (failure: ApiFailure) => ApiError.fromJSON(failure));
  if (router) await installRouterGlobals(router);
  const takeOver = beginHydration(() => void retryFailed(client));
  if (router) {
    keepPageStyles();
    keepEqualValues();
  }
  tolerateWrappedText();

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ServedPage>
          <PageProviders api={api} client={client} origin={origin}>
            <HydratedRouter />
            <Hydrated then={takeOver} />
          </PageProviders>
        </ServedPage>
      </StrictMode>,
    );
  });
}
