import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { BikeList } from '../bike-list/bike-list.ts';
import type { ListAddress } from '../bike-list/list-address.ts';
import { brandSchema } from '@dopahiya/domain/bikes';
import { buildLineUp } from '../testing.ts';
import { ListHere } from '../testing/list-here.tsx';
import { pagedBikes } from '../testing/paged-bikes.ts';
import { brandHead } from './brand-head.ts';
import { BrandPage } from './brand-page.tsx';

insertPageStyle();

const brand = {
  id: 3,
  name: 'Royal Enfield',
  slug: 'royal-enfield',
  founded_year: 1901,
  country_of_origin: 'India',
  description: 'Royal Enfield of Chennai builds motorcycles of 349 cc and more. '.repeat(20),
  bike_count: 26,
};

const Here = (props: { list: BikeList; address: ListAddress }) => <BrandPage slug="royal-enfield" {...props} />;

const answers = (facts: Partial<typeof brand> = {}) =>
  http.get('*/api/brands/royal-enfield/', () => HttpResponse.json({ ...brand, ...facts }));

const show = (...handlers: Parameters<typeof renderWithApi>[1]) =>
  renderWithApi(<ListHere page={Here} path="/royal-enfield" />, handlers, { at: '/royal-enfield' });

describe('<BrandPage />', () => {
  it('shows what is known of the brand', async () => {
    const { screen } = await show(answers(), pagedBikes('bikes/'));
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Royal Enfield' })).toBeVisible();
    await expect.element(screen.getByText('1901', { exact: true })).toBeVisible();
    const facts = [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(Object.fromEntries(facts)).toEqual({ Founded: '1901', Country: 'India', Models: '26' });
    await expect.element(screen.getByRole('link', { name: 'Back to All Brands' })).toHaveAttribute('href', '/brands');
  });

  it('clamps a long description to five lines', async () => {
    const { screen } = await show(answers(), pagedBikes('bikes/'));
    const text = screen.getByText(/^Royal Enfield of Chennai/);
    await expect.element(text).toBeVisible();
    const clamped = text.element().getBoundingClientRect().height;
    expect(clamped).toBe(5 * 24);
    await screen.getByRole('button', { name: 'Read More' }).click();
    expect(text.element().getBoundingClientRect().height).toBeGreaterThan(clamped);
  });

  it('leaves out what is not known', async () => {
    const { screen } = await show(
      http.get('*/api/brands/royal-enfield/', () =>
        HttpResponse.json({ id: 3, name: 'Royal Enfield', slug: 'royal-enfield' }),
      ),
      pagedBikes('bikes/'),
    );
    await expect.element(screen.getByText('Showing 8 bikes')).toBeVisible();
    for (const label of ['Founded', 'Country', 'Models'])
      expect(screen.getByText(label, { exact: true }).elements()).toEqual([]);
  });

  it('searches within the brand and keeps the order', async () => {
    const { screen, router, asked } = await show(answers(), pagedBikes('bikes/', { bikes: buildLineUp(3) }));
    await expect.element(screen.getByText('Showing 3 bikes')).toBeVisible();
    await screen.getByRole('combobox', { name: 'Sort by' }).selectOptions('Engine: High to Low');
    await expect.poll(() => router.state.location.search).toBe('?sort=engine-high');
    await screen.getByRole('searchbox').fill('classic');
    await screen.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => router.state.location.search).toBe('?sort=engine-high&q=classic');
    await expect.poll(() => asked.at(-1)).toBe('/api/bikes/?brand=3&search=classic&page=1&limit=10&sort=engine-high');
  });

  it('says so when no model has the words', async () => {
    const { screen, router } = await show(answers(), pagedBikes('bikes/', { bikes: [] }));
    await router.navigate('/royal-enfield?q=scooter');
    await expect.element(screen.getByText('No bikes match your filters')).toBeVisible();
    await expect.element(screen.getByText('No Royal Enfield model matches "scooter".')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Show all Royal Enfield bikes' }))
      .toHaveAttribute('href', '/royal-enfield');
  });

  it('carries no order on that the brand does not have', async () => {
    const { screen, router } = await show(answers(), pagedBikes('bikes/', { bikes: buildLineUp(3) }));
    await router.navigate('/royal-enfield?sort=mileage');
    await expect.element(screen.getByText('Showing 3 bikes')).toBeVisible();
    await screen.getByRole('searchbox').fill('classic');
    await screen.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => router.state.location.search).toBe('?q=classic');
  });

  it('leads to all brands, whatever was seen before', async () => {
    const { screen, router } = await show(answers(), pagedBikes('bikes/', { bikes: buildLineUp(3) }));
    await router.navigate('/royal-enfield?sort=price-low');
    await screen.getByRole('link', { name: 'Back to All Brands' }).click();
    expect(router.state.location.pathname).toBe('/brands');
  });

  it('enlarges the picture of a bike', async () => {
    const { screen } = await show(answers(), pagedBikes('bikes/', { bikes: buildLineUp(1) }));
    await screen.getByRole('button', { name: 'Enlarge Royal Enfield Classic 350' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Royal Enfield Classic 350' })).toBeVisible();
  });

  it('says that something went wrong, tries again and leads to the other brands', async () => {
    let isBroken = true;
    const broken = http.get('*/api/brands/royal-enfield/', () =>
      isBroken ? HttpResponse.json({ detail: 'The garage is closed.' }, { status: 500 }) : undefined,
    );
    const { screen } = await show(broken, answers(), pagedBikes('bikes/'));
    await expect.element(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
    await expect.element(screen.getByText('The garage is closed.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Browse Brands' })).toHaveAttribute('href', '/brands');
    isBroken = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByText('1901')).toBeVisible();
  });
});

describe('brandHead', () => {
  const address: ListAddress = { path: '/bikes/brand/royal-enfield', parameters: [], sort: undefined, page: 1 };
  const maker = brandSchema.parse(brand);

  it('names one address for both of the brand, and what is on the page', () => {
    const head = brandHead(maker, address, buildLineUp(2));
    expect(head.path).toBe('/royal-enfield');
    expect(head.structuredData?.map((thing) => thing['@type'])).toEqual(['Brand', 'BreadcrumbList', 'ItemList']);
  });

  it('keeps a search within the brand out of search engines', () => {
    expect(brandHead(maker, { ...address, parameters: [['q', 'classic']] }).path).toBeUndefined();
  });
});
