import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle, untilRendered, withoutScripts } from '@dopahiya/ui-kit/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildBikeCard, buildBrands, buildLineUp, rideFinderHandlers } from '../testing.ts';
import { RideFinder } from './ride-finder.tsx';

insertPageStyle();

const { brands, categories, bikes, fails } = rideFinderHandlers;
const all = [brands(), categories(), bikes('budget_bikes'), bikes('filter/by-engine-capacity'), bikes('cruisers')];
const render = (handlers = all) => renderWithApi(<RideFinder />, handlers);
type Screen = Awaited<ReturnType<typeof render>>['screen'];

const openTab = (screen: Screen, name: string) => screen.getByRole('tab', { name }).click();
const brandLinks = (screen: Screen) => screen.getByRole('list', { name: 'Brands' }).getByRole('link');

describe('<RideFinder />', () => {
  it('finds by brand, budget, displacement and body style, by brand at first', async () => {
    const { screen } = await render();
    await expect.element(screen.getByRole('heading', { name: 'Find Your Perfect Ride' })).toBeVisible();
    const tabs = screen.getByRole('tab').elements();
    expect(tabs.map((tab) => tab.textContent)).toEqual(['BRAND', 'BUDGET', 'DISPLACEMENT', 'BODY STYLE']);
    await expect.element(screen.getByRole('tab', { name: 'BRAND', selected: true })).toBeVisible();
  });

  it('says of any other filter that it is coming', async () => {
    const { screen } = await renderWithApi(<RideFinder tabs={['BRAND', 'COLOUR']} />, all);
    await openTab(screen, 'COLOUR');
    await expect.element(screen.getByText('COLOUR filter coming soon')).toBeVisible();
  });

  it('links to every range and body style where no script runs', async () => {
    const { screen } = await render();
    await expect.element(brandLinks(screen).first()).toBeVisible();
    await withoutScripts(async () => {
      const option = (list: string, name: string) =>
        screen.getByRole('list', { name: list, exact: true }).getByRole('link', { name, exact: true });
      await expect.element(option('Budget', 'Under ₹60,000')).toHaveAttribute('href', '/bikes/budget/0-60000');
      await expect
        .element(option('Displacement', 'Above 500 cc'))
        .toHaveAttribute('href', '/bikes/engine-capacity/500-9999');
      await expect.element(option('Body style', 'Moped')).toHaveAttribute('href', '/bikes/bodystyle/moped');
      expect(screen.getByPlaceholder('Search brands...').element().checkVisibility()).toBe(false);
    });
  });
});

describe('<RideFinder /> by brand', () => {
  it('shows twelve brands at a time until a page is not full', async () => {
    const { screen, asked } = await render([brands(30), categories()]);
    await expect.poll(() => brandLinks(screen).elements()).toHaveLength(12);
    await expect.element(screen.getByText('12 of 30 brands')).toBeVisible();
    await screen.getByRole('button', { name: 'Load More Brands' }).click();
    await expect.poll(() => brandLinks(screen).elements()).toHaveLength(24);
    await screen.getByRole('button', { name: 'Load More Brands' }).click();
    await expect.poll(() => brandLinks(screen).elements()).toHaveLength(30);
    expect(screen.getByRole('button', { name: 'Load More Brands' }).query()).toBeNull();
    expect(asked.filter((address) => address.includes('brands'))).toEqual([
      '/api/brands/?limit=12&page=1',
      '/api/brands/?limit=12&page=2',
      '/api/brands/?limit=12&page=3',
    ]);
  });

  it('asks an API that does not count its brands until it has no more', async () => {
    const plain = http.get('*/api/brands/', ({ request }) =>
      request.url.endsWith('page=1') ? HttpResponse.json(buildBrands(12)) : HttpResponse.json({}, { status: 404 }),
    );
    const { screen } = await render([plain, categories()]);
    await screen.getByRole('button', { name: 'Load More Brands' }).click();
    await expect.element(screen.getByText('12 of 12 brands')).toBeVisible();
    await expect.poll(() => screen.getByRole('button', { name: 'Load More Brands' }).query()).toBeNull();
    expect(screen.getByRole('alert').query()).toBeNull();
  });

  it('filters the loaded brands by a part of their name', async () => {
    const { screen, asked } = await render();
    await screen.getByPlaceholder('Search brands...').fill(' bRAnd 12');
    await expect
      .poll(() =>
        brandLinks(screen)
          .elements()
          .map((link) => link.getAttribute('href')),
      )
      .toEqual(['/bikes/brand/brand-12']);
    await expect.element(screen.getByRole('link', { name: 'Brand 12 12 models' })).toBeVisible();
    expect(asked).toHaveLength(2);
    await screen.getByPlaceholder('Search brands...').fill('Yugo');
    await expect.element(screen.getByText('No brands found matching your search')).toBeVisible();
  });

  it('leads to the bikes of a brand, whose name and logo travel as navigation state', async () => {
    const { screen, router } = await render();
    await screen.getByRole('link', { name: 'Brand 3 3 models' }).click();
    expect(router.state.location).toMatchObject({
      pathname: '/bikes/brand/brand-3',
      state: { name: 'Brand 3', logo: null },
    });
  });

  it('leads to the categories', async () => {
    const { screen } = await render();
    await expect.element(screen.getByRole('link', { name: 'Cruisers' })).toHaveAttribute('href', '/bikes/cruisers');
  });

  it.each(['brands', 'categories'])('says so when the %s do not load, and fetches both again', async (address) => {
    let isBroken = true;
    const handlers = [brands(), categories()];
    const broken = http.get(`*/api/${address}/`, () =>
      isBroken ? HttpResponse.json({ detail: 'The garage is closed.' }, { status: 503 }) : undefined,
    );
    const { screen, asked } = await render([broken, ...handlers]);
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('Error Loading Data')).toBeVisible();
    await expect.element(alert.getByText('The garage is closed.')).toBeVisible();
    isBroken = false;
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('link', { name: 'Brand 3 3 models' })).toBeVisible();
    const timesAsked = (sought: string) => asked.filter((asking) => asking === sought).length;
    await expect.poll(() => timesAsked('/api/brands/?limit=12&page=1')).toBe(2);
    await expect.poll(() => timesAsked('/api/categories/')).toBe(2);
  });

  it('keeps the brands it has when more of them do not load', async () => {
    let isBroken = true;
    const second = http.get('*/api/brands/', ({ request }) =>
      isBroken && request.url.endsWith('page=2')
        ? HttpResponse.json({ detail: 'Too late.' }, { status: 503 })
        : undefined,
    );
    const { screen } = await render([second, ...all]);
    await screen.getByRole('button', { name: 'Load More Brands' }).click();
    await expect.element(screen.getByRole('alert').getByText('Too late.')).toBeVisible();
    expect(brandLinks(screen).elements()).toHaveLength(12);
    isBroken = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => brandLinks(screen).elements()).toHaveLength(24);
  });
});

describe.each([
  {
    tab: 'BUDGET',
    buttons: ['Under 60k', 'Under 70k', 'Under 80k', 'Under 1L', 'Under 1.5L', 'Under 2L', 'Above 2L'],
    pick: 'Under 1.5L',
    name: 'Under ₹1,50,000',
    all: '/api/bikes/budget_bikes/?min_price=0&max_price=10000000&page=1&limit=4',
    one: '/api/bikes/budget_bikes/?min_price=0&max_price=150000&page=1&limit=4',
    page: '/bikes/budget/0-150000',
    state: { label: 'Under ₹1,50,000', min: 0, max: 150_000 },
    list: 'budget_bikes',
    empty: 'No bikes found in this budget range',
  },
  {
    tab: 'DISPLACEMENT',
    buttons: [
      'Up to 100 cc',
      '100-110 cc',
      '110-125 cc',
      '125-150 cc',
      '150-200 cc',
      '200-250 cc',
      '250-500 cc',
      'Above 500 cc',
    ],
    pick: '150-200 cc',
    name: '150-200 cc',
    all: '/api/bikes/filter/by-engine-capacity/?min_cc=0&max_cc=5000&page=1&limit=4',
    one: '/api/bikes/filter/by-engine-capacity/?min_cc=150&max_cc=200&page=1&limit=4',
    page: '/bikes/engine-capacity/150-200',
    state: { label: '150-200 cc', min: 150, max: 200 },
    list: 'filter/by-engine-capacity',
    empty: 'No bikes found in this range',
  },
])('<RideFinder /> by $tab', ({ tab, buttons, pick, name, all: widest, one, page, state, list, empty }) => {
  const ranges = (screen: Screen) => screen.getByRole('tabpanel').getByRole('list').first();

  it('offers the ranges, and shows four bikes of any while none is chosen', async () => {
    const { screen, asked } = await render();
    await openTab(screen, tab);
    const links = ranges(screen).getByRole('link');
    await expect.poll(() => links.elements().map((link) => link.textContent)).toEqual(buttons);
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Classic 350' })).toBeVisible();
    expect(asked).toContain(widest);
    await expect.element(screen.getByRole('link', { name: 'View All Bikes' })).toHaveAttribute('href', '/bikes');
  });

  it('previews the chosen range and leads to all of it', async () => {
    const { screen, asked, router } = await render();
    await openTab(screen, tab);
    const range = screen.getByRole('tabpanel').getByRole('link', { name: pick, exact: true });
    await range.click();
    await expect.element(range).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => asked).toContain(one);
    expect(router.state.location.pathname).toBe('/');
    await screen.getByRole('link', { name: `View All ${name}` }).click();
    expect(router.state.location).toMatchObject({ pathname: page, state });
  });

  it('says so when no bike is in the range', async () => {
    const { screen } = await render([brands(), categories(), bikes(list, [])]);
    await openTab(screen, tab);
    await expect.element(screen.getByText(empty)).toBeVisible();
  });

  it('says why bikes do not load, and tries again', async () => {
    const { screen, asked } = await render([brands(), categories(), fails(`bikes/${list}`)]);
    await openTab(screen, tab);
    await expect.element(screen.getByRole('alert').getByText('The garage is closed.')).toBeVisible();
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.filter((address) => address === widest)).toHaveLength(2);
  });
});

describe('<RideFinder />', () => {
  it('lets a displacement take the place of a budget, and a budget that of a displacement', async () => {
    const { screen } = await render();
    const range = (name: string) => screen.getByRole('tabpanel').getByRole('link', { name, exact: true });
    await openTab(screen, 'BUDGET');
    await range('Under 1L').click();
    await openTab(screen, 'DISPLACEMENT');
    await range('100-110 cc').click();
    await openTab(screen, 'BUDGET');
    await expect.element(range('Under 1L')).not.toHaveAttribute('aria-current');
    await range('Under 2L').click();
    await openTab(screen, 'DISPLACEMENT');
    await expect.element(range('100-110 cc')).not.toHaveAttribute('aria-current');
    await openTab(screen, 'BUDGET');
    await expect.element(range('Under 2L')).toHaveAttribute('aria-current', 'true');
  });

  it('leaves out what is not known of a bike', async () => {
    const bare = buildBikeCard({ price: null, mileage: null, max_power: null });
    const { screen } = await render([brands(), categories(), bikes('budget_bikes', [bare])]);
    await openTab(screen, 'BUDGET');
    const card = screen.getByRole('article');
    await expect.element(card.getByText('Price not available')).toBeVisible();
    await expect.element(card.getByText('349 cc')).toBeVisible();
    expect(card.getByText(/kmpl|bhp/).query()).toBeNull();
  });
});

describe('<RideFinder /> by BODY STYLE', () => {
  it('offers the twelve styles and fetches nothing before one is chosen', async () => {
    const { screen, asked } = await render();
    await openTab(screen, 'BODY STYLE');
    const chips = screen.getByRole('tabpanel').getByRole('list', { name: 'Body style' }).getByRole('link');
    await expect.poll(() => chips.elements()).toHaveLength(12);
    await expect.element(screen.getByText('Choose a body style to see its bikes.')).toBeVisible();
    expect(asked.filter((address) => address.startsWith('/api/bikes/'))).toEqual([]);
  });

  it('fetches the last style 300 ms after the last press', async () => {
    const { screen, asked } = await render();
    await openTab(screen, 'BODY STYLE');
    const chip = (name: string) => screen.getByRole('tabpanel').getByRole('link', { name, exact: true });
    await expect.element(chip('Moped')).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const bikesAsked = () => asked.filter((address) => address.startsWith('/api/bikes/'));
    press(chip('Moped').element());
    press(chip('Cruiser').element());
    await untilRendered();
    vi.advanceTimersByTime(299);
    await untilRendered();
    expect(bikesAsked()).toEqual([]);
    vi.advanceTimersByTime(1);
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Classic 350' })).toBeVisible();
    expect(bikesAsked()).toEqual(['/api/bikes/cruisers/?page=1&limit=4']);
  });

  it('leads to all bikes of the style', async () => {
    const { screen, router } = await render();
    await openTab(screen, 'BODY STYLE');
    await screen.getByRole('tabpanel').getByRole('link', { name: 'Cruiser', exact: true }).click();
    await screen.getByRole('link', { name: 'View All Cruisers' }).click();
    expect(router.state.location).toMatchObject({
      pathname: '/bikes/bodystyle/cruiser',
      state: { name: 'Cruiser', slug: 'cruiser' },
    });
  });

  it.each([
    ['there is none', bikes('cruisers', []), 'No bikes found for this body style'],
    ['they do not load', fails('bikes/cruisers'), 'Failed to load bikes. Please try again.'],
  ])('says so when %s', async (_, handler, text) => {
    const { screen } = await render([brands(), categories(), handler]);
    await openTab(screen, 'BODY STYLE');
    await screen.getByRole('tabpanel').getByRole('link', { name: 'Cruiser', exact: true }).click();
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it('shows no more than the four bikes it fetches', async () => {
    const { screen } = await render([brands(), categories(), bikes('cruisers', buildLineUp(4))]);
    await openTab(screen, 'BODY STYLE');
    await screen.getByRole('tabpanel').getByRole('link', { name: 'Cruiser', exact: true }).click();
    await expect.poll(() => screen.getByRole('article').elements()).toHaveLength(4);
  });
});

const press = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
