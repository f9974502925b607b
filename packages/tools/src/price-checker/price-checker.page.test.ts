import { ApiError, bikeQueries, createApiClient, suggestionQueries } from '@dopahiya/api-client';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { locationAt } from '../testing/location-at.ts';
import { checkerAddress } from './checker-address.ts';
import { priceCheckerPage } from './price-checker.page.tsx';

const api = createApiClient({ origin: 'https://dopahiya.example' });
const suggestion = (name: string, slug: string) => ({ id: slug, name, slug, brand: 'Royal Enfield' });

function answerAt(address: string, client = new QueryClient()) {
  return priceCheckerPage.answerWith(locationAt(address), { api, client, error: null });
}

function answerTo(text: string, ...names: string[]) {
  const client = new QueryClient();
  const results = names.map((name) => suggestion(name, name.toLowerCase().replaceAll(' ', '-')));
  client.setQueryData(suggestionQueries.matching(api, text).queryKey, { results } as never);
  return answerAt(`/price-checker?city=Pune&q=${encodeURIComponent(text)}`, client);
}

describe('priceCheckerPage', () => {
  it('takes each part of the addresses that it makes', () => {
    const asked = { bike: 'classic-350', text: null, variant: 'Halcyon', city: 'Delhi' };
    for (const address of [checkerAddress(asked), checkerAddress({ ...asked, bike: null, text: 'classic' })])
      for (const [name, value] of new URL(address, 'https://dopahiya.example').searchParams)
        expect(priceCheckerPage.parameters[name]?.isValid(value), name).toBe(true);
  });

  it('is not there for a bike that nobody has', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const { queryKey } = bikeQueries.detail(api, 'nobody');
    const missing = new ApiError({ kind: 'status', status: 404, message: 'Not found.' });
    await client.query({ queryKey, queryFn: () => Promise.reject(missing) }).catch(() => null);
    expect(answerAt('/price-checker?bike=nobody', client)).toEqual({ status: 404 });
    expect(answerAt('/price-checker?bike=classic-350')).toBeNull();
  });

  it('leads from a typed text to the bike that it names, in the city that was chosen', () => {
    const found = { redirect: '/price-checker?bike=classic-350&city=Pune', status: 302 };
    expect(answerTo('classic', 'Classic 350')).toEqual(found);
    expect(answerTo('royal enfield classic 350', 'Classic 350 Bullet', 'Classic 350')).toEqual(found);
    expect(answerTo('classic', 'Classic 350', 'Classic 650')).toBeNull();
    expect(answerTo('zzz')).toBeNull();
  });
});
