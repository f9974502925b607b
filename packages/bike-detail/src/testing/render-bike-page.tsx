import { ApiProvider } from '@dopahiya/api-client';
import { createTestApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';
import { BikeDetailPage } from '../bike-detail-page/bike-detail-page.tsx';

interface Visit {
  /** @default 'classic-350' */
  slug?: string;
  /** Navigation state of the visit. */
  state?: unknown;
}

/** Opens a bike's page as the shell does, after the page '/from', its API answered by handlers. */
export async function renderBikePage({ slug = 'classic-350', state }: Visit, ...handlers: RequestHandler[]) {
  insertPageStyle();
  const { api, asked } = createTestApi(...handlers);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  const routes = [
    { path: '/:brand/:slug', element: <BikeDetailPage slug={slug} /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/from'] });
  await router.navigate(`/royal-enfield/${encodeURIComponent(slug)}`, { state });
  const screen = await render(
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <RouterProvider router={router} />
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { screen, asked, router };
}
