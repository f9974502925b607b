import { ApiError } from '@dopahiya/api-client';
import { PageProviders } from '../pages/page-providers.tsx';
import { requestState } from './server-context.ts';
import { StrictMode } from 'react';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from 'react-router';
import { dehydrateQueries, hasFailed } from '../pages/dehydrated-queries.ts';
import { pagePolicy, sourceOf } from './content-security-policy.ts';
import { renderDocument } from './render-document.tsx';

/** An address that does not exist is no error of ours, and a visitor who left waits for nothing. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  requestState(context).server.report?.(error, new URL(request.url).pathname);
};

/** There is no end of what visitors may ask for: such a page is good for the one who did, for a minute. */
const unshared = 'private, max-age=60';

/** When the API is asked again that did not answer: a database usually starts again within seconds. */
const retrySeconds = '5';

const isApiError = (error: Error): boolean => error instanceof ApiError;

type Context = Readonly<RouterContextProvider>;

/** What the shell puts into every head before the page's own styles, and the texts in it that the policy allows. */
export interface DocumentShell {
  head: { html: string; scripts: readonly string[]; styles: readonly string[] };
}

/** Makes what React Router calls for every page: the page as a response, with the headers that its definition and its answers ask for. */
export function createDocuments(shell: DocumentShell) {
  const { html: headHtml, scripts, styles } = shell.head;
  const policyFor = pagePolicy({ scripts: scripts.map(sourceOf), styles: styles.map(sourceOf) });
  return async (request: Request, status: number, headers: Headers, entryContext: EntryContext, context: Context) => {
    const { server, api, client, isPrivate, keepsAddress } = requestState(context);
    const { body, errors, ...sources } = await renderDocument({
      request,
      entryContext,
      headHtml,
      around: (router) => (
        <StrictMode>
          <PageProviders api={api} client={client} origin={server.origin}>
            {router}
            {null}
          </PageProviders>
        </StrictMode>
      ),
      state: { origin: server.origin, queries: dehydrateQueries(client, isApiError) },
    });
    headers.set('content-type', 'text/html; charset=utf-8');
    if (isPrivate) headers.set('cache-control', unshared);
    if (keepsAddress) {
      headers.set('referrer-policy', 'no-referrer');
      headers.set('cache-control', 'private, no-store');
    }
    if (status === 503) headers.set('retry-after', retrySeconds);
    for (const error of errors) server.report?.(error, new URL(request.url).pathname);
    if (hasFailed(client) || errors.length > 0) headers.set('cache-control', 'no-store');
    // Vite's own scripts in development have no hash.
    if (import.meta.env.PROD)
      headers.set('content-security-policy', policyFor({ ...sources, pictures: server.photosOrigin }));
    return new Response(body, { status, headers });
  };
}
