import { getResponse, HttpResponse, type RequestHandler } from 'msw';
import { type ApiClient, createApiClient } from '../create-api-client.ts';

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
