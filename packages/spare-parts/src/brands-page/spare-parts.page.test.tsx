import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { sampleBikes } from '@dopahiya/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { partsHandlers } from '../testing/parts-handlers.ts';
import { SparePartsPage } from './spare-parts.page.tsx';

const { bikes, brand, brands, fails } = partsHandlers;
const makers = [
  { name: 'Hero', slug: 'hero' },
  { name: 'Royal Enfield', slug: 'royal-enfield' },
];
const honda = brand({ name: 'Honda', slug: 'honda' });

describe('<SparePartsPage />', () => {
  it('leads from each brand to its bikes', async () => {
    const { screen } = await renderWithApi(<SparePartsPage brandSlug={null} page={1} />, [brands(makers)]);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'SEARCH PARTS BY BRANDS' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Royal Enfield' });
    await expect.element(link).toHaveAttribute('href', '/spare-parts/brands/royal-enfield');
    await expect.element(screen.getByRole('button', { name: 'Load More Brands' })).not.toBeInTheDocument();
  });

  it('loads more brands, shows less, and shows them again without asking', async () => {
    const { screen, asked } = await renderWithApi(<SparePartsPage brandSlug={null} page={1} />, [brands(makers, true)]);
    const more = screen.getByRole('button', { name: 'Load More Brands' });
    const list = screen.getByRole('list', { name: 'Brands' });
    const less = screen.getByRole('button', { name: 'Show Less' });
    await more.click();
    await expect.poll(() => list.getByRole('listitem').elements().length).toBe(4);
    await expect.element(more).not.toBeInTheDocument();
    await expect.element(less).toHaveFocus();
    await less.click();
    expect(list.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(more).toHaveFocus();
    await more.click();
    expect(list.getByRole('listitem').elements()).toHaveLength(4);
    expect(asked).toHaveLength(2);
  });

  it('says why the brands did not come, and tries again', async () => {
    const { screen, asked } = await renderWithApi(<SparePartsPage brandSlug={null} page={1} />, [fails('brands')]);
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Error loading brandsThe garage is closed.Try Again');
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBe(2);
  });

  it('lists the bikes of a brand, each leading to its parts, until there are no more', async () => {
    const handlers = [honda, bikes(sampleBikes, true)];
    const { screen } = await renderWithApi(<SparePartsPage brandSlug="honda" page={1} />, handlers);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Bikes from Honda' })).toBeVisible();
    await expect.element(screen.getByText('Select your bike')).toBeVisible();
    const first = screen.getByRole('link', { name: sampleBikes[0]?.name ?? '' }).first();
    await expect.element(first).toHaveAttribute('href', `/spare-parts/type/${sampleBikes[0]?.slug ?? ''}`);
    await screen.getByRole('button', { name: 'Load More' }).click();
    await expect.poll(() => screen.getByRole('article').elements().length).toBe(sampleBikes.length * 2);
    await expect.element(screen.getByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });

  it('has links to all pages for whoever has no scripts', async () => {
    const pages = (container: Element) =>
      [...container.querySelectorAll('nav[data-seen] a')].map((link) => link.getAttribute('href'));
    const all = await renderWithApi(<SparePartsPage brandSlug={null} page={1} />, [brands(makers, 33)]);
    await expect.element(all.screen.getByRole('link', { name: 'Hero' })).toBeVisible();
    expect(new Set(pages(all.screen.container))).toEqual(
      new Set(['/spare-parts', '/spare-parts?page=2', '/spare-parts?page=3']),
    );
    await all.screen.unmount();
    const { screen } = await renderWithApi(<SparePartsPage brandSlug="honda" page={1} />, [
      honda,
      bikes(sampleBikes, 25),
    ]);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Bikes from Honda' })).toBeVisible();
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    const address = '/spare-parts/brands/honda';
    expect(new Set(pages(screen.container))).toEqual(new Set([address, `${address}?page=2`, `${address}?page=3`]));
  });

  it('says so when there is no such brand, and when a brand has no bikes', async () => {
    const none = [fails('brand', 404), brands([]), fails('bikes', 404)];
    const { screen } = await renderWithApi(<SparePartsPage brandSlug="nobody" page={1} />, none);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Brand not found.' })).toBeVisible();
    await screen.unmount();
    const empty = await renderWithApi(<SparePartsPage brandSlug="honda" page={1} />, [honda, bikes([])]);
    await expect.element(empty.screen.getByText('No bikes found')).toBeVisible();
  });

  it('has the brands in the HTML of the server, which the browser takes over as it is', async () => {
    const page = {
      count: 2,
      next: null,
      previous: null,
      results: makers.map(({ name, slug }, id) => ({ id, logo: null, name, slug })),
    };
    const first = await hydrateWithApi(<SparePartsPage brandSlug={null} page={1} />, (queries) => {
      queries.setQueryData(['spare-parts', 'brands', 1], { pages: [page], pageParams: [{ page: 1, limit: 16 }] });
    });
    expect(first.text).toContain('Royal Enfield');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });
});
