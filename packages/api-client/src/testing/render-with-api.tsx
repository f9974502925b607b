import { QueryClientProvider } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';
import { ApiProvider } from '../api-context.ts';
import { createTestApi, createTestQueries } from './create-test-api.ts';

interface Visit {
  /** The address that shows the element; the page before is '/from'. @default '/' */
  at?: string;
  /** Navigation state that goes with the visit. */
  state?: unknown;
}

/** Shows a page or a section as the shell does, its API answered by handlers; `router` and `asked` tell what it did. */
export async function renderWithApi(element: ReactNode, handlers: RequestHandler[], { at = '/', state }: Visit = {}) {
  const { api, asked } = createTestApi(...handlers);
  const routes = [
    { path: at, element },
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
