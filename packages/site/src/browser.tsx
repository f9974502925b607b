import { ApiError, type ApiFailure } from '@dopahiya/api-client';
import { learnPlaceNames } from '@dopahiya/domain/places';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { Hydrated } from './late-start/hydrated.tsx';
import { beginHydration } from './late-start/take-over.ts';
import { allowTranslatedText } from './late-start/allow-translated-text.ts';
import { hydrateQueries, retryFailed } from './pages/dehydrated-queries.ts';
import { PageProviders } from './pages/page-providers.tsx';
import { readPageState } from './pages/page-state.ts';
import { inBrowser } from './pages/query-clients.ts';
import { ServedPage } from './pages/served-page.tsx';

/**
 * Hydrates the server-rendered page: restores its query cache, replays early taps and input, then renders.
 * @param options.onSessionOver is called when the API reports that the session has ended.
 */
export function hydrateSite(options: Parameters<typeof inBrowser>[0]): void {
  const { origin, owner, queries, places = {} } = readPageState();
  learnPlaceNames(places);
  const { api, client } = inBrowser(options);
  hydrateQueries(client, queries, (failure: ApiFailure) => ApiError.fromJSON(failure));
  const takeOver = beginHydration(() => void retryFailed(client));
  allowTranslatedText();

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ServedPage>
          <PageProviders api={api} client={client} origin={origin} owner={owner}>
            <HydratedRouter />
            <Hydrated then={takeOver} />
          </PageProviders>
        </ServedPage>
      </StrictMode>,
    );
  });
}
