import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { changeFavourites } from '../calls/accounts.ts';
import { type ApiClient, createApiClient } from '../create-api-client.ts';
import { accountQueries } from './account-queries.ts';

it('tells the account the favourites that only this browser knows, and only then asks for all', async () => {
  const deeds: string[] = [];
  const fetch = async (input: string | URL | Request) => {
    deeds.push(new Request(input).method);
    return Response.json([]);
  };
  const api = createApiClient({ origin: 'https://api.invalid', fetch });
  await api.setAccess('abc');
  const tell = async (client: ApiClient) => {
    await changeFavourites(client, { added: ['activa'], removed: [] }).catch(() => undefined);
    deeds.push('told');
  };
  await new QueryClient().query(accountQueries.favourites(api, 'asha', ['activa'], tell)).catch(() => undefined);
  expect(deeds).toEqual(['POST', 'told', 'GET', 'GET']);
});
