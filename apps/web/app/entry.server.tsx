import { ApiError } from '@dopahiya/api-client';
import { bootScript, dehydrateQueries, hasFailed, pageStateBlock, routerState } from '@dopahiya/lazy-start/server';
import { PageProviders } from '@dopahiya/page/route';
import { apiOf, isPrivate, keepsAddress, queryClientOf, serverContextOf } from '@dopahiya/page/server';
import { ServerStyles } from '@dopahiya/server-styles';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { FirstDrawings } from './first-drawings.server.ts';
import { addedHead } from './layout/added-head.server.ts';
import { rendersRouterScripts } from './renders-router-scripts.ts';

export { serverContext } from '@dopahiya/page/server';
export { sitePages } from './pages/site-pages.ts';

/** An address that does not exist is no error of ours, and a visitor who left waits for nothing. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  console.error(`The page ${request.url} could not be made.`, error);
};

type RequestContext = Readonly<RouterContextProvider>;

/** There is no end of what visitors may ask for: such a page is good for the one who did, for a minute. */
const unshared = 'private, max-age=60';

/** Renders one page as a string: head styles and two small scripts are the only additions to what React wrote. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  requestContext: RequestContext,
): Promise<Response> {
  const client = queryClientOf(requestContext);
  const { html, styles } = renderPage(request, entryContext, requestContext);
  const tail = await pageTail(entryContext, requestContext);
  const added = addedHead(styles);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (isPrivate(requestContext)) headers.set('cache-control', unshared);
  if (keepsAddress(requestContext)) headers.set('referrer-policy', 'no-referrer');
  if (hasFailed(client)) headers.set('cache-control', 'no-store');
  if (!rendersRouterScripts) headers.set('content-security-policy', added.policy);
  const page = withAdditions(await finished(html, requestContext), added.html, tail);
  return new Response(page, { status, headers });
}

const drawings = new FirstDrawings();

/** In development React compares the sources of images too, and would complain. */
const finished = (html: string, context: RequestContext): string | Promise<string> =>
  rendersRouterScripts ? html : drawings.putInto(html, serverContextOf(context));

/** As bytes, of which a third need not be encoded again; of a text the response would check every character. */
function withAdditions(html: string, added: Buffer, tail: string): Buffer<ArrayBuffer> {
  const [head, body] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  const rest = html.slice(head, body) + tail + html.slice(body);
  return Buffer.concat([Buffer.from(html.slice(0, head)), added, Buffer.from(rest)]);
}

function renderPage(request: Request, entryContext: EntryContext, requestContext: RequestContext) {
  const { origin } = serverContextOf(requestContext);
  // Without the stream React Router leaves its data scripts out; `routerState` sends the same data as JSON.
  const context = rendersRouterScripts ? entryContext : { ...entryContext, serverHandoffStream: undefined };
  return renderWithStyles(
    <StrictMode>
      <PageProviders api={apiOf(requestContext)} client={queryClientOf(requestContext)} origin={origin}>
        <ServerRouter context={context} url={request.url} />
        {null}
      </PageProviders>
    </StrictMode>,
  );
}

const serverStyles = new ServerStyles();

/** In one go: pages suspend nowhere, and a stream costs half as much again as what it carries. */
function renderWithStyles(page: ReactNode): { html: string; styles: string } {
  const styles = serverStyles.openPage();
  const html = `<!DOCTYPE html>${renderToString(styles.collect(page))}`;
  return { html, styles: styles.tags() };
}

const isApiError = (error: Error): boolean => error instanceof ApiError;

async function pageTail(entryContext: EntryContext, requestContext: RequestContext): Promise<string> {
  const { origin, idleDelay } = serverContextOf(requestContext);
  const queries = dehydrateQueries(queryClientOf(requestContext), isApiError);
  if (rendersRouterScripts) return pageStateBlock({ origin, queries }, idleDelay);
  const state = { origin, queries, ...(await routerState(entryContext)) };
  return `${pageStateBlock(state, idleDelay)}<script>${bootScript}</script>`;
}
