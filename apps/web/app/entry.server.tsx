import { ApiError } from '@dopahiya/api-client';
import { loadIslands } from '@dopahiya/lazy-start';
import { bootScript, dehydrateQueries, hasFailed, pageStateBlock, routerState } from '@dopahiya/lazy-start/server';
import { PageProviders } from '@dopahiya/page/route';
import { apiOf, isPrivate, keepsAddress, queryClientOf, serverContextOf } from '@dopahiya/page/server';
import { KeptParts, type RenderedPage } from '@dopahiya/server-styles';
import { ServerScope } from '@dopahiya/ui-kit/frame';
import { StrictMode } from 'react';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { type DrawnPage, FirstDrawings } from './first-drawings.server.ts';
import { AddedHeads } from './layout/added-heads.server.ts';
import { KeepContext } from './layout/keep-context.ts';
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

/** When the API is asked again that did not answer: a database usually starts again within seconds. */
const retrySeconds = '5';

/** Renders one page as a string: styles and two small scripts are the only additions to what React wrote. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  requestContext: RequestContext,
): Promise<Response> {
  const client = queryClientOf(requestContext);
  await loadIslands();
  const rendered = renderPage(request, entryContext, requestContext);
  const tail = await pageTail(entryContext, requestContext);
  const added = addedHeads.of(rendered.styles);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (isPrivate(requestContext)) headers.set('cache-control', unshared);
  if (keepsAddress(requestContext)) headers.set('referrer-policy', 'no-referrer');
  if (status === 503) headers.set('retry-after', retrySeconds);
  if (hasFailed(client)) headers.set('cache-control', 'no-store');
  if (!rendersRouterScripts) headers.set('content-security-policy', added.policy);
  const drawn = await withDrawings(rendered.html, requestContext);
  // Of a text the response would check every character, and a third of the page is bytes already.
  const bytes = Buffer.concat([
    Buffer.from(`<!DOCTYPE html>${drawn.head}`),
    added.html,
    ...drawn.body.flatMap((piece) => (typeof piece === 'string' ? rendered.bytesOf(piece) : piece)),
    Buffer.from(`${tail}${pageEnd}`),
  ]);
  return new Response(onceReadable(bytes), { status, headers });
}

/**
 * Lets go of the bytes when they are read. Who waited for a turn to be rendered has promises that V8 counts as old by then: as
 * the body itself the bytes would stay with them until all garbage is collected, and have it collected every seventy pages.
 */
const onceReadable = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

const addedHeads = new AddedHeads();
const drawings = new FirstDrawings();

const pageEnd = '</body></html>';

/** In development React compares the sources of images too, and would complain. */
function withDrawings(html: string, context: RequestContext): DrawnPage | Promise<DrawnPage> {
  const [endOfHead, endOfBody] = [html.indexOf('</head>'), html.lastIndexOf(pageEnd)];
  const [head, body] = [html.slice(0, endOfHead), html.slice(endOfHead, endOfBody)];
  if (rendersRouterScripts) return { head, body: [body] };
  return drawings.putInto({ head, body }, serverContextOf(context));
}

const keptParts = new KeptParts();

/** In one go: pages suspend nowhere, and a stream costs half as much again as what it carries. */
function renderPage(request: Request, entryContext: EntryContext, requestContext: RequestContext): RenderedPage {
  const { origin } = serverContextOf(requestContext);
  const context = rendersRouterScripts ? entryContext : onlyMatched(entryContext);
  const page = (
    <StrictMode>
      <PageProviders api={apiOf(requestContext)} client={queryClientOf(requestContext)} origin={origin}>
        <ServerRouter context={context} url={request.url} />
        {null}
      </PageProviders>
    </StrictMode>
  );
  return keptParts.render(({ keep, fold }) => {
    // In development a part may be changed at any time.
    if (rendersRouterScripts) return page;
    return (
      <KeepContext value={keep}>
        <ServerScope markBelow={fold}>{page}</ServerScope>
      </KeepContext>
    );
  });
}

/**
 * React Router makes a router of all routes for each page, and a page needs its own. Without the stream it leaves its data
 * scripts out; `routerState` sends the same data as JSON.
 */
function onlyMatched(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]),
  );
  return { ...context, manifest: { ...manifest, routes }, serverHandoffStream: undefined };
}

const isApiError = (error: Error): boolean => error instanceof ApiError;

async function pageTail(entryContext: EntryContext, requestContext: RequestContext): Promise<string> {
  const { origin, idleDelay } = serverContextOf(requestContext);
  const queries = dehydrateQueries(queryClientOf(requestContext), isApiError);
  if (rendersRouterScripts) return pageStateBlock({ origin, queries }, idleDelay);
  const state = { origin, queries, ...(await routerState(entryContext)) };
  return `${pageStateBlock(state, idleDelay)}<script>${bootScript}</script>`;
}
