import { ApiError, type ApiFailure } from '@dopahiya/api-client';
import {
  beginHydration,
  Hydrated,
  hydrateQueries,
  installRouterGlobals,
  readPageState,
  retryFailed,
} from '@dopahiya/lazy-start';
import { inBrowser, PageProviders } from '@dopahiya/page/route';
import { keepPageStyles } from '@dopahiya/server-styles/browser';
import { signOut } from '@dopahiya/visitor';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const { origin, queries, router } = readPageState();
const { api, client } = inBrowser({ onSessionOver: signOut });
hydrateQueries(client, queries, (failure: ApiFailure) => ApiError.fromJSON(failure));
if (router) await installRouterGlobals(router);
const takeOver = beginHydration(() => void retryFailed(client));
keepPageStyles();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageProviders api={api} client={client} origin={origin}>
        <HydratedRouter />
        <Hydrated then={takeOver} />
      </PageProviders>
    </StrictMode>,
  );
});
