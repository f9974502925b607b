import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { AppProviders } from './app-providers.tsx';
import { collectEarlyInput } from './boot/early-input.ts';
import { Hydrated } from './boot/hydrated.tsx';
import { readPageState } from './boot/page-state.ts';
import { installRouterGlobals } from './boot/router-globals.ts';
import { inBrowser } from './pages/query-clients.ts';
import { plantSeeds, retryFailed } from './data/query-seed.ts';

const { origin, queries, router } = readPageState();
const { api, client } = inBrowser();
plantSeeds(client, queries);
if (router) await installRouterGlobals(router);
const replayEarlyInput = collectEarlyInput();

const wakeUp = () => {
  replayEarlyInput();
  retryFailed(client);
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AppProviders api={api} client={client} origin={origin}>
        <HydratedRouter />
        <Hydrated then={wakeUp} />
      </AppProviders>
    </StrictMode>,
  );
});
