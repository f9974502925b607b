import { renderWithApi } from '@dopahiya/api-client/testing';
import { sampleBike } from '@dopahiya/ui-kit/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { compareHandlers } from '../testing.ts';
import { ComparisonTeaser } from './comparison-teaser.tsx';
import { FeaturedComparisons } from './featured-comparisons.tsx';
import { LaterComparisonTeaser, LaterFeaturedComparisons } from './later-sections.tsx';

const { failsToPair, pairs, waitsForPairs } = compareHandlers;

const pair = (number: number) => ({
  id: number,
  bikes: ['a', 'b'].map((letter, index) =>
    sampleBike({
      id: `${number}${letter}`,
      slug: `bike-${number}${letter}`,
      name: `Bike ${number}${letter}`,
      price: 100000 + index * 5000,
    }),
  ),
});
const seven = [1, 2, 3, 4, 5, 6, 7].map(pair);
const names = (text: string) => [...text.matchAll(/Bike (\d)a/g)].map(([, number]) => number);

describe.each([
  ['ComparisonTeaser', ComparisonTeaser, 'Comparisons'],
  ['FeaturedComparisons', FeaturedComparisons, 'Featured comparisons'],
])('<%s />', (_name, Component, label) => {
  it('shows three comparisons at a time', async () => {
    await page.viewport(1440, 900);
    const { screen } = await renderWithApi(<Component />, [pairs(seven)]);
    const list = screen.getByRole('list', { name: label });
    await expect.element(list).toBeVisible();
    expect(list.element().children).toHaveLength(3);
    await screen.getByRole('button', { name: 'Next comparisons' }).click();
    await expect.poll(() => new Set(names(list.element().textContent))).toEqual(new Set(['4', '5', '6']));
  });

  it('fetches so many that the pairs of visitors are among them, behind those of the catalogue', async () => {
    const { asked, screen } = await renderWithApi(<Component />, [pairs(seven)]);
    await expect.element(screen.getByRole('list', { name: label })).toBeVisible();
    expect(asked).toEqual(['/api/comparisons/?limit=48']);
  });

  it('opens a comparison with both bikes in state', async () => {
    const { screen, router } = await renderWithApi(<Component />, [pairs(seven)]);
    await screen.getByRole('link', { name: /^Compare .*Bike 2a/ }).click();
    expect(router.state.location).toMatchObject({
      pathname: '/compare-bikes/bike-2a-vs-bike-2b',
      state: { bikes: [{ slug: 'bike-2a' }, { slug: 'bike-2b' }] },
    });
  });

  it('says that it is loading', async () => {
    const { screen } = await renderWithApi(<Component />, [waitsForPairs()]);
    await expect.element(screen.getByText('Loading comparisons...')).toBeVisible();
  });

  it('shows the error and fetches again', async () => {
    let isBusy = true;
    const handler = http.get('*/api/comparisons/', () => {
      if (!isBusy) return HttpResponse.json({ results: seven });
      isBusy = false;
      return HttpResponse.json({ detail: 'The garage is closed.' }, { status: 503 });
    });
    const { screen } = await renderWithApi(<Component />, [handler]);
    await expect.element(screen.getByRole('alert').getByText('Error: The garage is closed.')).toBeVisible();
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('list', { name: label })).toBeVisible();
  });

  it('tells of an answer without results', async () => {
    const { screen } = await renderWithApi(<Component />, [
      http.get('*/api/comparisons/', () => HttpResponse.json({})),
    ]);
    await expect.element(screen.getByText('Error: Invalid data received from API')).toBeVisible();
  });

  it('says so when there are none', async () => {
    const { screen } = await renderWithApi(<Component />, [pairs([])]);
    await expect.element(screen.getByText('No bike comparisons available.')).toBeVisible();
    expect(screen.getByRole('button', { name: /comparisons/ }).query()).toBeNull();
  });

  it('shows the status when the server says nothing else', async () => {
    const { screen } = await renderWithApi(<Component />, [failsToPair(500)]);
    await expect.element(screen.getByText('Error: Request failed with status 500')).toBeVisible();
  });
});

it.each([
  ['ComparisonTeaser', LaterComparisonTeaser, 'Comparisons'],
  ['FeaturedComparisons', LaterFeaturedComparisons, 'Featured comparisons'],
])('<%s /> takes the place of its links once it is loaded', async (_name, Component, label) => {
  const { screen } = await renderWithApi(<Component />, [pairs(seven)]);
  await expect.element(screen.getByRole('list', { name: label, exact: true })).toBeVisible();
});

describe('<ComparisonTeaser />', () => {
  it('rests at its ends, and says how far apart the prices are', async () => {
    const { screen } = await renderWithApi(<ComparisonTeaser />, [pairs(seven)]);
    await expect.element(screen.getByText('₹5,000 difference, ex-showroom, Delhi').first()).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Previous comparisons' }))
      .toHaveAttribute('aria-disabled', 'true');
  });
});

describe('of prices of different months', () => {
  const [first] = seven.map(({ id, bikes: [one, other] }) => ({
    id,
    bikes: [one, { ...other, status: 'discontinued', price_month: '2018-12' }] as (typeof seven)[number]['bikes'],
  }));
  const dated = [first as (typeof seven)[number], ...seven.slice(1, 2)];

  it('<ComparisonTeaser /> says nothing of how far apart they are', async () => {
    const { screen } = await renderWithApi(<ComparisonTeaser />, [pairs(dated)]);
    await expect.element(screen.getByRole('listitem').nth(1)).toMatchTextContent(/₹5,000 difference/);
    await expect.element(screen.getByRole('listitem').nth(0)).not.toMatchTextContent(/difference/);
    await expect.element(screen.getByRole('listitem').nth(0)).toMatchTextContent(/Discontinued/);
  });

  it('<FeaturedComparisons /> says of when each is', async () => {
    const { screen } = await renderWithApi(<FeaturedComparisons />, [pairs(dated)]);
    await expect.element(screen.getByText('last ex-showroom price, Delhi · December 2018')).toBeVisible();
    expect(screen.getByText(/^ex-showroom, Delhi/).elements()).toHaveLength(3);
    expect(screen.getByText('Discontinued').elements()).toHaveLength(1);
  });
});

describe('<FeaturedComparisons />', () => {
  it('cycles: before the first page comes the last, and after it the first', async () => {
    const { screen } = await renderWithApi(<FeaturedComparisons />, [pairs(seven)]);
    const list = screen.getByRole('list', { name: 'Featured comparisons' });
    await screen.getByRole('button', { name: 'Previous comparisons' }).click();
    await expect.poll(() => list.element().children.length).toBe(1);
    await expect.element(list.getByText('Bike 7a', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Next comparisons' }).click();
    await expect.element(list.getByText('Bike 1a', { exact: true })).toBeVisible();
    for (const name of ['Bike 1a', 'Bike 1b']) {
      await expect.element(list.getByRole('img', { name: new RegExp(name) })).toBeInTheDocument();
    }
  });

  it('leads to more', async () => {
    const { screen } = await renderWithApi(<FeaturedComparisons />, [pairs(seven)]);
    await expect
      .element(screen.getByRole('link', { name: 'Compare More Bikes' }))
      .toHaveAttribute('href', '/compare-bike');
  });
});
