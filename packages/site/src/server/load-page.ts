import { isWrongAddress } from '@dopahiya/api-client';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { PageAnswer, PageFacts } from '../pages/define-page.ts';
import { storageAt } from '../pages/page-key.ts';
import { startQueries } from '../pages/page-queries.ts';
import { locationHere } from '../pages/location-here.ts';
import { requestState } from './server-context.ts';

type LoadArgs = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>;

/** Creates a page's `loader`: fills the request's query cache, and responds as the page's definition says. */
export function loadPage(page: PageFacts) {
  return async ({ request, params, context }: LoadArgs) => {
    const state = requestState(context);
    const { api, client } = state;
    const at = locationHere(page, new URL(request.url), params, client);
    if (storageAt(page, at) === 'never') state.isPrivate = true;
    if (page.keepsAddress) state.keepsAddress = true;
    const early = page.answerAt(at);
    if (early) return give(early);
    const queries = page.queries(api, at);
    await startQueries(client, queries);
    const { essential, sections } = queries;
    const error = (essential && client.getQueryState(essential.queryKey)?.error) ?? null;
    const late = page.answerWith(at, { api, client, error });
    if (late) return give(late);
    if (typeof sections === 'function') await startQueries(client, { sections: sections(client) });
    return data(null, { status: statusOf(error) });
  };
}

function give(answer: PageAnswer) {
  if (answer === 'not-found') throw data(null, { status: 404 });
  if ('redirect' in answer) throw redirect(answer.redirect, answer.status);
  return data(null, answer);
}

function statusOf(error: unknown): number {
  if (!error) return 200;
  return isWrongAddress(error) ? 404 : 503;
}
