import { ApiProvider } from '@dopahiya/api-client';
import { createTestApi } from '@dopahiya/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';
import { RoutedComparison } from './routed-comparison.tsx';

/** Renders the comparison at a URL as in the shell, with '/from' as the previous page; links navigate within it. */
export async function renderComparison(path: string, handlers: RequestHandler[], state?: unknown) {
  const { api, asked } = createTestApi(...handlers);
  const routes = ['/compare-bikes/:bikeSlugs', '/compare-electric-bikes/:bikeSlugs'].map((pattern) => ({
    path: pattern,
    element: <RoutedComparison />,
  }));
  const router = createMemoryRouter([...routes, { path: '*', element: null }], { initialEntries: ['/from'] });
  await router.navigate(path, { state });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  const screen = await render(
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <RouterProvider router={router} />
      </ApiProvider>
    </QueryClientProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { screen, asked, router, address };
}
