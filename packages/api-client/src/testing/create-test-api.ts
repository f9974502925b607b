import { getResponse, HttpResponse, type RequestHandler } from 'msw';
import { type ApiClient, createApiClient } from '../create-api-client.ts';
import { QueryClient } from '@tanstack/react-query';

const origin = 'https://api.invalid';

/** Creates a client that msw handlers answer, without a service worker, and records the requested URLs. */
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

/** Creates a query cache like the app's, but without retries and refetches on mount: tests trigger them. */
export function createTestQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
}
