import { type ApiClient, ApiProvider } from '@dopahiya/api-client';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SiteOriginProvider } from './head-addresses.ts';
import { type OwnerSettings, OwnerSettingsProvider } from './owner-settings.ts';

interface PageProvidersProps {
  api: ApiClient;
  client: QueryClient;
  /** Origin of the site's canonical URLs. */
  origin: string;
  /** What the owner sets. @default nothing */
  owner?: OwnerSettings | undefined;
  children: ReactNode;
}

const nothingSet: OwnerSettings = {};

/** Wraps the router on the server and in the browser, so that both have the same tree. */
export function PageProviders({ api, client, origin, owner = nothingSet, children }: PageProvidersProps) {
  return (
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>
        <SiteOriginProvider value={origin}>
          <OwnerSettingsProvider value={owner}>{children}</OwnerSettingsProvider>
        </SiteOriginProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
