import { type ApiClient, ApiProvider } from '@dopahiya/api-client';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SiteOriginProvider } from '@dopahiya/page';

interface AppProvidersProps {
  api: ApiClient;
  client: QueryClient;
  origin: string;
  children: ReactNode;
}

/** Around the router in both entries, so that server and browser have the same tree. */
export function AppProviders({ api, client, origin, children }: AppProvidersProps) {
  return (
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>
        <SiteOriginProvider value={origin}>{children}</SiteOriginProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
