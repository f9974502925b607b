import { describe, expect, it } from 'vitest';
import { createApiClient } from './create-api-client.ts';
import { type CallName, clientCalls } from './testing/client-calls.ts';

/** Addresses of what belongs to an account. */
const own = /\/api\/(users\/me|used-bikes\/(my_|saved_searches)|conversations|reports|moderation|desk)\//;
/** A link of a mail, which says itself for whom it is. */
const ofMail = /\?token=/;

/** Returns the requests of a call in a session, whatever the answer is. */
async function requestsOf(name: CallName): Promise<Request[]> {
  const requests: Request[] = [];
  const api = createApiClient({
    origin: 'https://api.invalid',
    fetch: (input) => {
      requests.push(new Request(input));
      return Promise.resolve(Response.json({}));
    },
  });
  await api.setAccess('abc');
  await clientCalls[name](api).catch(() => undefined);
  return requests;
}

describe('calls for what belongs to an account', () => {
  it('say who is signed in', async () => {
    const names = Object.keys(clientCalls) as CallName[];
    const asked = (await Promise.all(names.map(requestsOf)))
      .flat()
      .filter(({ url }) => own.test(url) && !ofMail.test(url));
    expect(asked.length).toBeGreaterThan(30);
    const nameless = asked.filter(({ headers }) => headers.get('authorization') !== 'Bearer abc');
    expect(nameless.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
  });
});
