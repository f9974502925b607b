import { randomUUID } from 'node:crypto';
import { ApiError } from '@dopahiya/api-client';
import { StrictMode } from 'react';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import * as noticeTexts from '#texts/page-notice';
import { lateStart } from '../late-start/late-start.ts';
import { dehydrateQueries, hasFailed } from '../pages/dehydrated-queries.ts';
import { PageProviders } from '../pages/page-providers.tsx';
import { pageStateBlock } from '../pages/page-state.ts';
import { pagePolicy, sourceOf } from './content-security-policy.ts';
import { renderWhole } from './render-whole.ts';
import { RouteStyles } from './route-styles.ts';
import { requestState } from './server-context.ts';

/** An address that does not exist is no error of ours, and a visitor who left waits for nothing. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  requestState(context).server.report?.(error, new URL(request.url).pathname);
};

/** There is no end of what visitors may ask for: such a page is good for the one who did, for a minute. */
const unshared = 'private, max-age=60';

/** When the API is asked again that did not answer: a database usually starts again within seconds. */
const retrySeconds = '5';

const noticeStyle = 'position:sticky;bottom:0;z-index:9;padding:12px 16px;background:CanvasText;color:Canvas';

/**
 * The strip at the end of every page, hidden until a script has something to say in it: that the browser is too old, that
 * something broke, or that there is no connection. Its texts come with the page, because then no other script may.
 */
const pageNoticeBlock: string = `<p id="page-notice" role="status" hidden style="${noticeStyle}"${Object.entries(
  noticeTexts,
)
  .map(([kind, text]) => ` data-${kind}="${text}"`)
  .join('')}></p>`;

const isApiError = (error: Error): boolean => error instanceof ApiError;

type Context = Readonly<RouterContextProvider>;

/** What the shell puts into every head before the page's own styles, and the texts in it that the policy allows. */
export interface DocumentShell {
  head: { html: string; scripts: readonly string[]; styles: readonly string[] };
}

/** Makes what React Router calls for every page: the page as a response, with the headers that its definition and its answers ask for. */
export function createDocuments({ head: shell }: DocumentShell) {
  const policyFor = pagePolicy({ scripts: shell.scripts.map(sourceOf), styles: shell.styles.map(sourceOf) });
  const styles = new RouteStyles();
  return async (request: Request, status: number, headers: Headers, entryContext: EntryContext, context: Context) => {
    const { server, api, client, isPrivate, keepsAddress } = requestState(context);
    const { origin, owner } = server;
    const state = pageStateBlock({ origin, owner, queries: dehydrateQueries(client, isApiError) });
    const nonce = randomUUID();
    const sheet = styles.open(entryContext.staticHandlerContext.matches.at(-1)?.route.id ?? '');
    const page = (
      <StrictMode>
        <PageProviders api={api} client={client} origin={origin} owner={owner}>
          <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
          {/* In place of `<Hydrated>`: ids hang on how many children there are. */}
          {null}
        </PageProviders>
      </StrictMode>
    );
    const { html, errors } = await renderWhole(sheet.collect(page), nonce);
    const { tags, sources } = sheet.tags();
    const isBuilt = import.meta.env.PROD;
    const { head, body, end, scripts } = lateStart(html, { nonce, entry: entryContext.manifest.entry.module, isBuilt });
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
    if (isBuilt)
      headers.set('content-security-policy', policyFor({ scripts, styles: sources, pictures: server.photosOrigin }));
    const document = [head, shell.html, tags, body, pageNoticeBlock, state, end].join('');
    // Of a text the response would check every character first.
    return new Response(Buffer.from(document), { status, headers });
  };
}
