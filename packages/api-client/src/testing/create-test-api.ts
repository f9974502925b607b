import { getResponse, HttpResponse, type RequestHandler } from 'msw';
import { type ApiClient, createApiClient } from '../create-api-client.ts';
import { QueryClient } from '@tanstack/react-query';

const origin = 'https://api.invalid';

/** A client that msw handlers answer, without a service worker, and the addresses it has fetched so far. */
export function createTestApi(...handlers: RequestHandler[]): { api: ApiClient; asked: string[] } {
  const asked: string[] = [];
  const fetch = async (input: string | URL | Request) => {
    const request = new Request(input);
    asked.push(request.url.slice(origin.length));
    const answer =
      (await getResponse(handlers, request)) ?? HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
    if (answer.type === 'error') throw new TypeError('Failed to fetch');
    return answer;
  };
  return { api: createApiClient({ origin, fetch }), asked };
}

/** A query cache as the shell sets it up, but for fetching again by itself: a test says when. */
export function createTestQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
}
