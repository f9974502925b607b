import { QueryClientProvider } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';
import { ApiProvider } from '../api-context.ts';
import { createTestApi, createTestQueries } from './create-test-api.ts';

interface Visit {
  /** Path of the element, with a query if needed; the previous page is '/from'. @default '/' */
  at?: string;
  /** Navigation state of the visit. */
  state?: unknown;
}

/** Renders a page or section as the app does, with the API answered by handlers; returns the `router` and the requests (`asked`). */
export async function renderWithApi(element: ReactNode, handlers: RequestHandler[], { at = '/', state }: Visit = {}) {
  const { api, asked } = createTestApi(...handlers);
  const routes = [
    { path: at.split('?')[0], element },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/from'] });
  await router.navigate(at, { state });
  const screen = await render(
    <QueryClientProvider client={createTestQueries()}>
      <ApiProvider value={api}>
        <RouterProvider router={router} />
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { screen, asked, router };
}
