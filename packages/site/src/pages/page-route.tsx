import { loadWaitingParts } from '../late-start/take-over.ts';
import { showNotice } from '../late-start/notice.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ClientLoaderFunctionArgs, data, useLocation, useParams } from 'react-router';
import type { Page, PageFacts } from './define-page.ts';
import { PageHead } from './page-head.tsx';
import { startQueries } from './page-queries.ts';
import { locationHere } from './location-here.ts';
import { inBrowser } from './query-clients.ts';
import { documentOfLink, isLinkFollowed, loadForLink } from '../router-parts/load-for-link.ts';

/**
 * A page's `clientLoader`: starts its queries and does not wait for them, so that the page shows its skeletons at once. It waits for
 * the code of parts that are not hydrated, as React would. Where scripts do not come, the page is opened as a document.
 */
export function startPage(page: PageFacts) {
  return async ({ request, params }: Pick<ClientLoaderFunctionArgs, 'request' | 'params'>): Promise<null> => {
    const { api, client } = inBrowser();
    const at = locationHere(page, new URL(request.url), params, client);
    if (page.answerAt(at) === 'not-found') throw data(null, { status: 404 });
    void showAnswers(startQueries(client, page.queries(api, at)), documentOfLink());
    await loadWaitingParts().catch(() => (isLinkFollowed() ? loadForLink(loadWaitingParts) : undefined));
    return null;
  };
}

/** What is shown of the answers is the sections' own; where the scripts that ask do not come, only the server can answer. */
async function showAnswers(scriptsCame: Promise<boolean>, openDocument: ReturnType<typeof documentOfLink>) {
  if (await scriptsCame) {
    if (openDocument) showNotice(null);
  } else await openDocument?.();
}

/** A page's component as a route: its head, and itself with what other features add to it. */
export function showPage(page: Page): () => React.ReactElement;
export function showPage<Slots extends object>(page: Page<Slots>, slots: Slots): () => React.ReactElement;
export function showPage<Slots extends object>(page: Page<Slots>, slots?: Slots) {
  return function PageRoute() {
    const at = locationHere(page, useLocation(), useParams(), useQueryClient());
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
