import { apiAddresses } from '@dopahiya/api/testing';
import { createApiClient } from '@dopahiya/api-client';
import { clientCalls } from '@dopahiya/api-client/testing/client-calls';
import { expect, it } from 'vitest';

const addresses = apiAddresses().map((address) => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}/?$`));

/** Returns the methods and addresses that all calls of the client send to. */
async function sentByAll(): Promise<string[]> {
  const sent: string[] = [];
  const fetch = async (input: string | URL | Request) => {
    const { method, url } = new Request(input);
    sent.push(`${method} ${new URL(url).pathname}`);
    return Response.json({});
  };
  const api = createApiClient({ origin: 'https://api.invalid', fetch });
  await api.setAccess('abc');
  // Incomplete responses do not matter here.
  await Promise.all(Object.values(clientCalls).map((call) => call(api).catch(() => undefined)));
  return sent;
}

it('sends every call to an address that the API has', async () => {
  const sent = await sentByAll();
  expect(sent.length).toBeGreaterThan(100);
  expect(sent.filter((one) => !addresses.some((address) => address.test(one)))).toEqual([]);
});
