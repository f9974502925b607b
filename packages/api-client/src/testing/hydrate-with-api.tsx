import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { ApiProvider } from '../api-context.ts';
import { AfterHydration } from './after-hydration.tsx';
import { createTestApi, createTestQueries } from './create-test-api.ts';

/**
 * Renders a page as the server does, with its query cache filled by `plant`, and hydrates it. Returns the text
 * of the first HTML, console errors of the browser and the API requests it made. `meanwhile` fills what was
 * fetched before hydration.
 */
export async function hydrateWithApi(
  element: ReactNode,
  plant: (queries: QueryClient) => void,
  meanwhile: (queries: QueryClient) => void = () => {},
) {
  const { api, asked } = createTestApi();
  const treeWith = (end: ReactNode, ...fills: (typeof plant)[]) => {
    const queries = createTestQueries();
    for (const fill of fills) fill(queries);
    return (
      <QueryClientProvider client={queries}>
        <ApiProvider value={api}>
          <MemoryRouter>{element}</MemoryRouter>
          {end}
        </ApiProvider>
      </QueryClientProvider>
    );
  };

  const consoleErrors: unknown[] = [];
  const complain = (...words: unknown[]) => void consoleErrors.push(words);
  // React reports differing attributes only here.
  const errors = vi.spyOn(console, 'error').mockImplementation(complain);
  const container = document.body.appendChild(document.createElement('div'));
  try {
    container.innerHTML = await renderAsServer(treeWith(<AfterHydration run={() => {}} />, plant));
    const text = container.textContent;
    const hydrated = Promise.withResolvers<void>();
    const tree = treeWith(<AfterHydration run={hydrated.resolve} />, plant, meanwhile);
    const root = hydrateRoot(container, tree, { onRecoverableError: complain });
    await hydrated.promise;
    const first = { text, consoleErrors, asked: [...asked] };
    // React hydrates content in its own Suspense boundary after the rest.
    const isDone = () => container.querySelector('[data-later="html"]') === null;
    await vi.waitUntil(isDone, { timeout: 20_000 });
    root.unmount();
    return first;
  } finally {
    container.remove();
    errors.mockRestore();
  }
}

/** React's marker for content that it could not render yet. */
const missing = '<!--$!-->';

/** Returns the HTML once the code of all its parts is loaded. Not a stream, because two renderers cannot run in one browser at once. */
async function renderAsServer(tree: ReactNode): Promise<string> {
  let html = '';
  const isWhole = () => !(html = renderToString(tree)).includes(missing);
  await vi.waitUntil(isWhole, { timeout: 20_000 });
  // On a server, deferred parts are marked like this.
  return html.replaceAll('data-later=""', 'data-later="html"');
}

/** Adds a failed query to the cache, as the app does if the server could not fetch it. */
export function plantFailure(queries: QueryClient, queryKey: readonly unknown[], error: Error): void {
  const query = queries.getQueryCache().build(queries, { queryKey });
  query.setState({ status: 'error', error, errorUpdateCount: 1, fetchStatus: 'idle' });
}
