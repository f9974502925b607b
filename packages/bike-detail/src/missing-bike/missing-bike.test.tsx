import { ApiError } from '@dopahiya/api-client';
import { hydrateWithApi, plantFailure, renderWithApi } from '@dopahiya/api-client/testing';
import { sampleSuggestion } from '@dopahiya/ui-kit/testing';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { BikeDetailPage } from '../bike-detail-page/bike-detail-page.tsx';
import { bikeHandlers, sectionHandlers } from '../testing.ts';

const address = { brandSlug: 'royal-enfield', slug: 'classic-360' };
const page = <BikeDetailPage {...address} search={<input aria-label="Search Bikes or Scooters" />} />;
const classic = sampleSuggestion();
const notFound = new ApiError({ kind: 'status', status: 404, message: 'Not found.' });

/** Answers searches like the API: every word must occur in the bike's name. */
const finding = (...bikes: ReturnType<typeof sampleSuggestion>[]) =>
  sectionHandlers.replies('suggestions', ({ request }) => {
    const words = (new URL(request.url).searchParams.get('q') ?? '').toLowerCase().split(' ');
    const fits = ({ brand, name }: (typeof bikes)[number]) =>
      words.every((word) => `${brand} ${name}`.toLowerCase().includes(word));
    return HttpResponse.json({ results: bikes.filter(fits), recent_searches: [], popular_searches: [] });
  });

const open = (...handlers: Parameters<typeof renderWithApi>[1]) =>
  renderWithApi(page, [...handlers, bikeHandlers.fails(404, 'Not found.'), ...sectionHandlers.all()], {
    at: '/royal-enfield/classic-360',
  });

describe('a bike that does not exist', () => {
  it('is said to be not found once', async () => {
    const { screen } = await open(finding());
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Bike Not Found' })).toBeVisible();
    expect(screen.getByText(/bike not found/i).elements()).toHaveLength(1);
  });

  it('leads to the bikes with the nearest names', async () => {
    const { screen } = await open(
      finding(
        classic,
        sampleSuggestion({ id: 2, name: 'Hunter 350', slug: 'hunter-350' }),
        ...[3, 4, 5, 6].map((id) => sampleSuggestion({ id, name: `Classic 35${id}`, slug: `classic-35${id}` })),
      ),
    );
    const nearest = screen.getByRole('navigation', { name: 'Bikes with similar names' });
    await expect
      .element(nearest.getByRole('link', { name: 'Royal Enfield Classic 350' }))
      .toHaveAttribute('href', '/royal-enfield/classic-350');
    expect(nearest.getByRole('link', { name: /Classic/ }).elements()).toHaveLength(4);
    expect(nearest.getByRole('link', { name: /Hunter/ }).query()).toBeNull();
  });

  it('leads to its brand and to a search', async () => {
    const { screen } = await open(finding());
    await expect
      .element(screen.getByRole('link', { name: 'All Royal Enfield bikes' }))
      .toHaveAttribute('href', '/royal-enfield');
    await expect.element(screen.getByRole('textbox', { name: 'Search Bikes or Scooters' })).toBeVisible();
  });

  it('leads to no brand that does not exist', async () => {
    const { screen } = await open(finding(classic), sectionHandlers.fails('brand', 404));
    await expect.element(screen.getByRole('link', { name: 'Royal Enfield Classic 350' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^All .* bikes$/ }).query()).toBeNull();
  });

  it('searches for at most four texts', async () => {
    const { screen, asked } = await open(finding());
    await expect.element(screen.getByRole('link', { name: 'All Royal Enfield bikes' })).toBeVisible();
    const texts = asked.filter((path) => path.includes('autocomplete'));
    expect(texts.map((path) => new URL(path, location.origin).searchParams.get('q'))).toEqual([
      'royal enfield classic 360',
      'classic 360',
      'royal enfield classic',
      'classic',
    ]);
  });

  it('still leads to all bikes and to a search when nothing near can be had', async () => {
    const { screen } = await open(sectionHandlers.fails('suggestions'), sectionHandlers.fails('brand'));
    await expect.element(screen.getByRole('link', { name: 'Back to Bikes' })).toHaveAttribute('href', '/bikes');
    await expect.element(screen.getByRole('textbox', { name: 'Search Bikes or Scooters' })).toBeVisible();
  });

  it('has all of that in the first HTML, which the browser takes over as it is', async () => {
    const first = await hydrateWithApi(page, (queries) => {
      plantFailure(queries, ['bike', address.slug], notFound);
      const brand = { name: 'Royal Enfield', slug: 'royal-enfield' };
      queries.setQueryData(['bike-suggestions', 'royal-enfield', 'classic-360'], { bikes: [classic], brand });
    });
    for (const text of ['Bike Not Found', 'Royal Enfield Classic 350', 'All Royal Enfield bikes']) {
      expect(first.text).toContain(text);
    }
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });
});
