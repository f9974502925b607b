import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createApiClient } from '../create-api-client.ts';
import { dealershipQueries } from './dealership-queries.ts';

const page = (results: object[]) => Response.json({ count: results.length, next: null, previous: null, results });

/** Returns what showrooms are asked for by, where the list of cities answers so. */
async function askNearby(cities: () => Response): Promise<string[]> {
  const asked: string[] = [];
  const api = createApiClient({
    origin: 'https://api.invalid',
    fetch: (input) => {
      const { pathname, searchParams } = new URL(new Request(input).url);
      if (pathname.endsWith('/cities/')) return Promise.resolve(cities());
      asked.push(`${searchParams.get('brand')} in ${searchParams.get('city')}`);
      return Promise.resolve(page([]));
    },
  });
  await new QueryClient().infiniteQuery(dealershipQueries.nearby(api, { id: 3, slug: 'honda' }, 'Pune'));
  return asked;
}

it.each([
  ['by id', () => page([{ id: 9, name: 'Pune', state: 'Maharashtra' }]), '3 in 9'],
  ['by its name where the list of cities lacks it', () => page([]), '3 in Pune'],
  ['by its name where the list of cities fails', () => Response.json({}, { status: 503 }), '3 in Pune'],
])('finds the showrooms of a city %s', async (_, cities, expected) => {
  expect(await askNearby(cities)).toEqual([expected]);
});
