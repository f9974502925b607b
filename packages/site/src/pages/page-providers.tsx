import { type ApiClient, ApiProvider } from '@dopahiya/api-client';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SiteOriginProvider } from './head-addresses.ts';
import { HidesClaimsProvider } from './marketing-claims.ts';

interface PageProvidersProps {
  api: ApiClient;
  client: QueryClient;
  /** Origin of the site's canonical URLs. */
  origin: string;
  /** Whether marketing claims are hidden. @default false */
  hidesClaims?: boolean | undefined;
  children: ReactNode;
}

/** Wraps the router on the server and in the browser, so that both have the same tree. */
export function PageProviders({ api, client, origin, hidesClaims = false, children }: PageProvidersProps) {
  return (
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>
        <SiteOriginProvider value={origin}>
          <HidesClaimsProvider value={hidesClaims}>{children}</HidesClaimsProvider>
        </SiteOriginProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
