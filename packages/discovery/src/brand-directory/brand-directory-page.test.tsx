import { brandSchema } from '@dopahiya/domain/bikes';
import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { brandDirectoryHead } from './brands.page.tsx';
import { BrandDirectoryPage } from './brand-directory-page.tsx';

insertPageStyle();

const brands = [
  { id: 1, name: 'TVS', slug: 'tvs', country_of_origin: 'India', founded_year: 1978, bike_count: 25 },
  { id: 2, name: 'Hero', slug: 'hero', country_of_origin: 'India', founded_year: 1984, bike_count: 1 },
  { id: 3, name: 'Hop Electric', slug: 'hop-electric' },
];
const answers = http.get('*/api/brands/', ({ request }) => {
  const sought = new URL(request.url).searchParams.get('search');
  return HttpResponse.json(
    sought === null ? brands : brands.filter(({ slug }) => sought === 'टीवीएस' && slug === 'tvs'),
  );
});

describe('<BrandDirectoryPage />', () => {
  it('lists every brand by name, with what is known of it', async () => {
    const { screen } = await renderWithApi(<BrandDirectoryPage text="" />, [answers]);
    await expect.element(screen.getByText('Showing 3 brands')).toBeVisible();
    const links = screen.getByRole('list', { name: 'Brands' }).getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/hero', '/hop-electric', '/tvs']);
    await expect.element(screen.getByText('India, since 1984')).toBeVisible();
    await expect.element(screen.getByText('1 model', { exact: true })).toBeVisible();
  });

  it('fetches as many pages as there are', async () => {
    const paged = http.get('*/api/brands/', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const next = page < 3 ? `https://api.invalid/api/brands/?page=${page + 1}&limit=100` : null;
      return HttpResponse.json({ count: 3, next, previous: null, results: brands.slice(page - 1, page) });
    });
    const { screen } = await renderWithApi(<BrandDirectoryPage text="" />, [paged]);
    await expect.element(screen.getByText('Showing 3 brands')).toBeVisible();
  });

  it('finds brands by a part of their name as one types', async () => {
    const { screen } = await renderWithApi(<BrandDirectoryPage text="" />, [answers]);
    await screen.getByRole('searchbox', { name: 'Search brands' }).fill('ELEC');
    await expect.element(screen.getByText('Showing 1 brand', { exact: true })).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Search brands' }).fill('टीवीएस');
    await expect.element(screen.getByRole('link', { name: /TVS/ })).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Search brands' }).fill('xyz');
    await expect.element(screen.getByText('No brands found matching your search')).toBeVisible();
  });

  it('begins with the words of the address', async () => {
    const { screen } = await renderWithApi(<BrandDirectoryPage text="hero" />, [answers]);
    await expect.element(screen.getByText('Showing 1 brand', { exact: true })).toBeVisible();
    const field = screen.getByRole('searchbox', { name: 'Search brands' });
    await expect.element(field).toHaveValue('hero');
    const { form } = field.element() as HTMLInputElement;
    expect([form?.method, new URL(form?.action ?? '').pathname]).toEqual(['get', '/brands']);
    expect(form?.querySelector('button[type=submit]')).not.toBeNull();
    expect([...new FormData(form ?? undefined)]).toEqual([['q', 'hero']]);
  });

  it('keeps room for brands that load, and says when they do not', async () => {
    const { screen } = await renderWithApi(<BrandDirectoryPage text="" />, [
      http.get('*/api/brands/', () => delay('infinite')),
    ]);
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"] > li').length).toBe(12);
    await screen.unmount();
    let isBroken = true;
    const broken = http.get('*/api/brands/', () =>
      isBroken ? HttpResponse.json({ detail: 'Closed.' }, { status: 500 }) : undefined,
    );
    const failing = await renderWithApi(<BrandDirectoryPage text="" />, [broken, answers]);
    await expect.element(failing.screen.getByRole('alert')).toHaveTextContent('Error loading brandsClosed.Try Again');
    isBroken = false;
    await failing.screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(failing.screen.getByText('Showing 3 brands')).toBeVisible();
  });
});

describe('brandDirectoryHead', () => {
  it('keeps a search among the brands out of search engines', () => {
    expect(brandDirectoryHead([]).path).toBe('/brands');
    expect(brandDirectoryHead([], 'hero').path).toBeUndefined();
  });

  it('lists the brands for search engines', () => {
    const known = brands.map((brand) => brandSchema.parse(brand));
    expect(JSON.stringify(brandDirectoryHead(known).structuredData)).toContain('/hop-electric');
  });
});
