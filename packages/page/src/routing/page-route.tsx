import { type ClientLoaderFunctionArgs, data, useLocation, useParams } from 'react-router';
import type { Page, PageFacts } from '../define-page.ts';
import { PageHead } from '../page-head.tsx';
import { locationOf } from '../page-location.ts';
import { startQueries } from '../page-queries.ts';
import { inBrowser } from './query-clients.ts';

/** A page's `clientLoader`: starts its queries and does not wait, so that the page shows its skeletons at once. */
export function startPage(page: PageFacts) {
  return ({ request, params }: Pick<ClientLoaderFunctionArgs, 'request' | 'params'>): null => {
    const at = locationOf(page, new URL(request.url), params);
    if (page.answerAt(at) === 'not-found') throw data(null, { status: 404 });
    const { api, client } = inBrowser();
    void startQueries(client, page.queries(api, at));
    return null;
  };
}

/** A page's component as a route: its head, and itself with what other features add to it. */
export function showPage(page: Page): () => React.ReactElement;
export function showPage<Slots extends object>(page: Page<Slots>, slots: Slots): () => React.ReactElement;
export function showPage<Slots extends object>(page: Page<Slots>, slots?: Slots) {
  return function PageRoute() {
    const at = locationOf(page, useLocation(), useParams());
    const { path, ...head } = page.useHead(at);
    const Component = page.component as React.ComponentType<{ at: typeof at }>;
    return (
      <>
        <PageHead
          {...head}
          {...(page.isIndexed && path !== undefined && { path })}
          {...(page.keepsAddress && { keepsAddress: true })}
        />
        <Component at={at} {...slots} />
      </>
    );
  };
}
