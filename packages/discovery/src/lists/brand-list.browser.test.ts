import { createTestApi } from '@dopahiya/api-client/testing';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { expect, it } from 'vitest';
import { listQueries } from '../bike-list/list-queries.ts';
import { readListAddress } from '../bike-list/list-address.ts';

const honda = http.get('*/api/brands/honda/', () => HttpResponse.json({ id: 3, name: 'Honda', slug: 'honda' }));
const activa = { id: 7, name: 'Activa 6G', slug: 'activa-6g' };
const bikes = http.get('*/api/bikes/', () => HttpResponse.json({ results: [activa] }));

async function fetchHonda(...handlers: RequestHandler[]) {
  const { api, asked } = createTestApi(...handlers);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const address = readListAddress('/honda', new URLSearchParams());
  const pages = await client.infiniteQuery(listQueries.pages(api, address)).catch((error: Error) => error.message);
  return { pages, asked };
}

const found = { pages: [{ results: [{ slug: 'activa-6g' }] }] };

it('asks for the bikes of a brand by its id', async () => {
  const { pages, asked } = await fetchHonda(honda, bikes);
  expect(pages).toMatchObject(found);
  expect(asked).toEqual(['/api/brands/honda/', '/api/bikes/?brand=3&page=1&limit=10&sort=featured']);
});

it('asks by its slug where nobody tells the id', async () => {
  const { pages, asked } = await fetchHonda(bikes);
  expect(pages).toMatchObject(found);
  expect(asked.at(-1)).toBe('/api/bikes/?brand=honda&page=1&limit=10&sort=featured');
});

it('asks at the address of the brand where an API refuses that', async () => {
  const refuses = http.get('*/api/bikes/', () => HttpResponse.json({ brand: ['No such filter.'] }, { status: 400 }));
  const ofBrand = http.get('*/api/bikes/brand/honda/', () => HttpResponse.json({ results: [activa] }));
  const { pages, asked } = await fetchHonda(honda, refuses, ofBrand);
  expect(pages).toMatchObject(found);
  expect(asked.at(-1)).toBe('/api/bikes/brand/honda/?page=1&limit=10&sort=featured');
  expect((await fetchHonda(honda, refuses)).pages).toBe('No such filter.');
});
