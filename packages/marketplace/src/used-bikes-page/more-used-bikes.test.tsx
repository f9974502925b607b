import { buildUsedBikePage, buildUsedBikes, renderWithApi, usedBikeHandlers } from '@dopahiya/api-client/testing';
import { expect, it } from 'vitest';
import { UsedBikesPage } from './used-bikes-page.tsx';

const { list } = usedBikeHandlers;

it('counts the bikes of the pages before, and keeps the filters on the way to other pages', async () => {
  const answer = list(() => buildUsedBikePage(buildUsedBikes(), { count: 25, next: '/api/used-bikes/?page=3' }));
  const page = <UsedBikesPage part={{ choices: { brand: 'honda', price: '25000-50000' }, page: 2 }} />;
  const { screen } = await renderWithApi(page, [answer], { at: '/used-bikes' });
  await expect.element(screen.getByText('14 of 25 bikes')).toBeVisible();
  const links = [...screen.container.querySelectorAll<HTMLAnchorElement>('nav a[href*="page=3"]')];
  expect(links).not.toEqual([]);
  for (const { href } of links)
    expect(Object.fromEntries(new URL(href).searchParams)).toEqual({ brand: 'honda', price: '25000-50000', page: '3' });
});

it('leads back to all bikes from a page after the last', async () => {
  const page = <UsedBikesPage part={{ choices: {}, page: 9 }} />;
  const { screen } = await renderWithApi(page, [list(() => buildUsedBikePage([]))], { at: '/used-bikes' });
  await expect
    .element(screen.getByRole('link', { name: 'Clear Filters' }).first())
    .toHaveAttribute('href', '/used-bikes');
});
