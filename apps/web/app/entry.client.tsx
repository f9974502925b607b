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
import { signOut } from '@dopahiya/visitor';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { __PRIVATE__ as styles } from 'styled-components';

const { origin, queries, router } = readPageState();
const { api, client } = inBrowser({ onSessionOver: signOut });
hydrateQueries(client, queries, (failure: ApiFailure) => ApiError.fromJSON(failure));
if (router) await installRouterGlobals(router);
const takeOver = beginHydration(() => void retryFailed(client));
// What is styled from now on stands in a sheet of its own: of a sheet that changed, browsers try every rule on the page anew.
styles.mainSheet.clearTag();

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
