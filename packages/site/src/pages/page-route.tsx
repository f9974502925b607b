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
 * Creates a page's `clientLoader`: starts its queries without waiting, so that skeletons show at once. Waits for
 * the code of parts that are not hydrated, as React would. If scripts cannot be loaded, opens the page as a
 * document.
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

/** Opens the page as a document if its scripts cannot be loaded; sections show their API errors themselves. */
async function showAnswers(scriptsCame: Promise<boolean>, openDocument: ReturnType<typeof documentOfLink>) {
  if (await scriptsCame) {
    if (openDocument) showNotice(null);
  } else await openDocument?.();
}

/** Creates the route component of a page: its head, and the page with the slots of other features. */
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
