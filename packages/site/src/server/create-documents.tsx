import { randomUUID } from 'node:crypto';
import { ApiError } from '@dopahiya/api-client';
import { placeNamesIn } from '@dopahiya/domain/places';
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

/** Ignores missing pages and aborted requests, which are not server errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  requestState(context).server.report?.(error, new URL(request.url).pathname);
};

/** Their number is unlimited, so such a page is cached for a minute, by its visitor's browser only. */
const unshared = 'private, max-age=60';

/** Retry-After if the API does not respond, in seconds: a database usually restarts within seconds. */
const retrySeconds = '5';

const noticeStyle = 'position:sticky;bottom:0;z-index:9;padding:12px 16px;background:CanvasText;color:Canvas';

/**
 * Notice at the end of every page, hidden until a script needs it: outdated browser, error, or no connection.
 * Its texts are inlined, because no other script may load then.
 */
const pageNoticeBlock: string = `<p id="page-notice" role="status" hidden style="${noticeStyle}"${Object.entries(
  noticeTexts,
)
  .map(([kind, text]) => ` data-${kind}="${text}"`)
  .join('')}></p>`;

const isApiError = (error: Error): boolean => error instanceof ApiError;

type Context = Readonly<RouterContextProvider>;

/** Head content that the app adds before the page's own styles, and its inline scripts and styles for the policy. */
export interface DocumentShell {
  head: { html: string; scripts: readonly string[]; styles: readonly string[] };
}

/** Creates React Router's handler for every page: returns the page with the headers from its definition and data. */
export function createDocuments({ head: shell }: DocumentShell) {
  const policyFor = pagePolicy({ scripts: shell.scripts.map(sourceOf), styles: shell.styles.map(sourceOf) });
  const styles = new RouteStyles();
  return async (request: Request, status: number, headers: Headers, entryContext: EntryContext, context: Context) => {
    const { server, api, client, isPrivate, keepsAddress } = requestState(context);
    const { origin, owner } = server;
    const queries = dehydrateQueries(client, isApiError);
    const state = pageStateBlock({ origin, owner, queries, places: placeNamesIn(queries) });
    const nonce = randomUUID();
    const sheet = styles.open(entryContext.staticHandlerContext.matches.at(-1)?.route.id ?? '');
    const page = (
      <StrictMode>
        <PageProviders api={api} client={client} origin={origin} owner={owner}>
          <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
          {/* In place of `<Hydrated>`: ids depend on the number of children. */}
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
    // For a string, the response would first scan every character.
    return new Response(Buffer.from(document), { status, headers });
  };
}
