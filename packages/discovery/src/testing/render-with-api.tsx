import { ApiProvider } from '@dopahiya/api-client';
import { createTestApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';

/** Renders a page or a section as the shell does, at '/', its API answered by handlers; `router` and `asked` tell what it did. */
export async function renderWithApi(element: ReactNode, ...handlers: RequestHandler[]) {
  insertPageStyle();
  const { api, asked } = createTestApi(...handlers);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element: null },
  ]);
  const screen = await render(
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <RouterProvider router={router} />
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { screen, asked, router, queries };
}
