import { bikeCardSchema, type BikeDetail } from '@dopahiya/domain/bikes';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { delay, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bikeHandlers, buildBikeDetail, sectionHandlers } from '../testing.ts';
import { openBike as open, openPage } from '../testing/open-bike-page.tsx';

insertPageStyle();
afterEach(() => localStorage.clear());

const { breaks, fails, replies, waits } = bikeHandlers;
const electric: Partial<BikeDetail> = {
  fuel_type: 'Electric',
  engine_capacity: null,
  mileage: null,
  fuel_capacity: null,
  battery_range: 115,
  battery_capacity: 2.9,
  charging_time: 8.5,
  top_speed: 90,
};
const figures = () =>
  [...document.querySelectorAll('dl > div:not(details *)')].map(({ textContent }) => textContent.replace(/\s+/g, ' '));

describe('<BikeDetailPage />', () => {
  it('shows name, brand and price with what it is, where it holds and of which month', async () => {
    const { screen, asked } = await open();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Classic 350' })).toBeVisible();
    await expect.element(screen.getByText('Royal Enfield', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('₹1,81,118').first()).toBeVisible();
    await expect.element(screen.getByText('ex-showroom, Delhi · June 2026').first()).toBeVisible();
    expect(asked[0]).toBe('/api/bikes/classic-350/');
  });

  it('says so when nobody gave a price', async () => {
    const { screen } = await open({ price: null, price_month: null, variants: [] });
    await expect.element(screen.getByText('Price not available').first()).toBeVisible();
    expect(screen.getByText(/^ex-showroom/).query()).toBeNull();
  });

  it('calls the price of an upcoming bike expected', async () => {
    const { screen } = await open({ status: 'upcoming', variants: [] });
    await expect.element(screen.getByText('Expected Price')).toBeVisible();
    await expect.element(screen.getByText('expected ex-showroom, Delhi · June 2026')).toBeVisible();
    await expect.element(screen.getByText('Coming Soon')).toBeVisible();
  });

  it('says when an upcoming bike arrives, where that is known', async () => {
    const { screen } = await open({ status: 'upcoming', launch_date: '2027-02', variants: [] });
    await expect.element(screen.getByText('Launch February 2027')).toBeVisible();
  });

  it.each<Partial<BikeDetail>>([{ status: 'discontinued' }, { is_discontinued: true }])(
    'says that a bike is no longer sold when the API answers %j',
    async (facts) => {
      const { screen } = await open({ ...facts, variants: [] });
      await expect.element(screen.getByText('Discontinued')).toBeVisible();
      await expect.element(screen.getByText('last ex-showroom price, Delhi · June 2026')).toBeVisible();
    },
  );

  it('lists the highlights and the paragraphs of the description', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('listitem').filter({ hasText: 'Dual-channel ABS' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'About this bike' })).toBeVisible();
    await expect.element(screen.getByText('It is at its best between 60 and 90 km/h.')).toBeVisible();
  });

  it('leaves out what nobody knows', async () => {
    const { screen } = await open({ key_highlights: [], description: null, color_options: [], variants: [] });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const headings = screen.getByRole('heading', { level: 2 }).elements();
    expect(headings.map(({ textContent }) => textContent)).not.toContain('Key highlights');
    expect(headings.map(({ textContent }) => textContent)).not.toContain('About this bike');
    await expect.element(screen.getByText('We don’t know the colours of this bike.')).toBeVisible();
    await expect.element(screen.getByText('Not enough variants to compare')).toBeVisible();
  });

  it('shows six figures of a petrol bike, without those that are unknown', async () => {
    await open({ mileage: null });
    await expect
      .poll(figures)
      .toEqual(['Engine349 cc', 'Max power20.2 bhp', 'Max torque27 Nm', 'Kerb weight195 kg', 'Fuel tank13 L']);
  });

  it('shows six figures of an electric bike, and no engine', async () => {
    await open(electric);
    await expect
      .poll(figures)
      .toEqual([
        'Range115 km',
        'Battery2.9 kWh',
        'Charging time8.5 h',
        'Top speed90 km/h',
        'Max power20.2 bhp',
        'Kerb weight195 kg',
      ]);
  });

  it.each(['ola-electric', 'ather', 'okinawa', 'ampere', 'bounce', 'ebikego'])(
    'hides the engine of a bike by %s, whatever the API says',
    async (slug) => {
      await open({ brand: { id: 1, name: slug, slug, logo: null } });
      await expect.poll(figures).toEqual(['Max power20.2 bhp', 'Kerb weight195 kg']);
    },
  );

  it('shows the specification groups open, without rows and groups that are unknown', async () => {
    const { screen } = await open();
    const table = screen.getByRole('table', { name: 'Engine and performance' });
    await expect.element(table.getByRole('row', { name: 'Max power 20.2 bhp at 6,100 rpm' })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: 'ABS Yes' })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: 'Traction control No' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Top speed' }).query()).toBeNull();
    expect(screen.getByText('Battery and charging').query()).toBeNull();
  });

  it('folds a specification group away', async () => {
    const { screen } = await open();
    const fact = screen.getByText('Single cylinder, 4 stroke');
    await expect.element(fact).toBeVisible();
    await screen.getByRole('heading', { name: 'Engine and performance' }).click();
    await expect.element(fact).not.toBeVisible();
  });

  it('tells both limits of a service interval in one row', async () => {
    const { screen } = await open({ service_interval_km: 10000, service_interval_months: 12 });
    await expect.element(screen.getByRole('row', { name: 'Service interval 10,000 km or 12 months' })).toBeVisible();
  });

  it('keeps way back, name, sharing and heart at the top while the visitor reads on', async () => {
    await page.viewport(360, 740);
    const { screen } = await open();
    const back = screen.getByRole('link', { name: 'Back' });
    await expect.element(screen.getByRole('heading', { name: 'News' })).toBeVisible();
    scrollTo({ top: 600, behavior: 'instant' });
    await expect.poll(() => Math.round(scrollY)).toBe(600);
    await expect.element(screen.getByText('Classic 350', { exact: true }).first()).toBeInViewport();
    for (const control of [back, ...['Share', 'Favourite'].map((name) => screen.getByRole('button', { name }))]) {
      const { top, bottom, left, right } = control.element().getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(56 + 49);
      expect(document.elementFromPoint((left + right) / 2, 56 + 24)?.closest('a, button')).toBe(control.element());
    }
  });

  it('goes back to the page before', async () => {
    const { screen, router } = await open();
    await screen.getByRole('link', { name: 'Back' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/from');
  });

  it('makes no page wider than a screen of 360 px, however long the names are', async () => {
    await page.viewport(360, 740);
    const long = 'Longwordinanameofabikethatnobodywouldsellbutsomebodymighttype';
    const { screen } = await open({ name: long, color_options: [{ name: long, hex: null, image: null }] });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});

describe('the bar at the lower edge of narrow screens', () => {
  it('has the price on the road with its place and month, else the price ex-showroom with its', async () => {
    await page.viewport(390, 800);
    const facts = { price_month: '2026-05' };
    const priced = await open(facts);
    const bar = priced.screen.getByRole('region', { name: 'Price of Classic 350' });
    await expect.element(bar.getByText('₹2,09,241')).toBeVisible();
    await expect.element(bar.getByText('On-road, Delhi')).toBeVisible();
    await expect.element(bar.getByText('June 2026')).toBeVisible();
    await priced.screen.unmount();
    await open(facts, sectionHandlers.fails('price'));
    await expect.element(bar.getByText('₹1,81,118')).toBeVisible();
    await expect.element(bar.getByText('ex-showroom, Delhi')).toBeVisible();
    await expect.element(bar.getByText('May 2026')).toBeVisible();
  });
});

describe('a visit', () => {
  it('is counted once, and the bike remembered among those seen last', async () => {
    const { screen, asked } = await open();
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => asked.filter((path) => path.endsWith('/views/')))
      .toEqual(['/api/bikes/classic-350/views/']);
    expect(JSON.parse(localStorage.getItem('recently-viewed') ?? '')).toMatchObject([{ slug: 'classic-350' }]);
  });

  it('goes on when it cannot be counted', async () => {
    const { screen } = await open({}, sectionHandlers.fails('views'));
    await expect.element(screen.getByText('₹2,09,241').first()).toBeVisible();
  });
});

describe('next steps', () => {
  it('take the bike to the comparison, in state and among the compared bikes, once', async () => {
    const { screen, router } = await open();
    const compare = screen.getByRole('link', { name: 'Compare' }).first();
    await compare.click();
    await router.navigate(-1);
    await compare.click();
    expect(router.state.location.pathname).toBe('/compare-bike');
    expect(router.state.location.state).toMatchObject({ bike: { slug: 'classic-350', price: 181118 } });
    expect(JSON.parse(localStorage.getItem('compared-bikes') ?? '')).toMatchObject([{ slug: 'classic-350' }]);
  });

  it('lead to the showrooms with the name of the brand', async () => {
    const { screen, router } = await open();
    await screen.getByRole('link', { name: 'Find Dealership' }).click();
    expect(router.state.location).toMatchObject({
      pathname: '/dealership',
      search: '?brand=royal-enfield',
      state: { brandName: 'Royal Enfield' },
    });
  });

  it('say so when the brand is not known', async () => {
    const brand = { id: null, name: 'Unknown Brand', slug: 'unknown-brand', logo: null };
    const { screen } = await open({ brand });
    await screen.getByRole('button', { name: 'Find Dealership' }).click();
    await expect.element(screen.getByText('Brand information not available')).toBeVisible();
  });
});

describe('a page on its way', () => {
  const card = bikeCardSchema.parse(buildBikeDetail());
  const { key_highlights: _, ...oldCard } = card;

  it('shows name, picture and price at once to a visitor who comes from a card', async () => {
    const { screen } = await openPage({ state: { bike: card } }, waits());
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Classic 350' })).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Royal Enfield Classic 350' })).toBeVisible();
    await expect.element(screen.getByText('₹1,81,118')).toBeVisible();
    await expect.element(screen.getByText('Illustration', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Loading bike')).toBeInTheDocument();
  });

  it('keeps its pictures over the whole screen when the rest of the bike comes, until they are closed', async () => {
    await page.viewport(1280, 800);
    const { promise, resolve } = Promise.withResolvers<{ bike: BikeDetail }>();
    const { screen } = await openPage(
      { state: { bike: card } },
      replies(() => promise),
    );
    await screen.getByRole('button', { name: 'Full screen' }).click();
    resolve({ bike: buildBikeDetail() });
    await expect.element(screen.getByText('Loading bike')).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['no navigation state', undefined],
    ['a text', 'text'],
    ['another bike', { bike: { ...card, slug: 'another-bike' } }],
    ['the card of an older edition', { bike: oldCard }],
    ['nothing under that name', { bike: null }],
  ])('starts from nothing with %s', async (_case, state) => {
    const { screen } = await openPage({ state }, waits());
    await expect.element(screen.getByText('Loading bike')).toBeInTheDocument();
    expect(screen.getByRole('heading').query()).toBeNull();
  });
});

describe('a bike that cannot be shown', () => {
  const text = "The bike you're looking for doesn't exist or may have been removed.";

  it('is not found when the API knows none', async () => {
    const { screen } = await openPage({}, fails(404, 'Not found.'));
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Bike Not Found' })).toBeVisible();
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Back to Bikes' })).toHaveAttribute('href', '/bikes');
    expect(screen.getByRole('button', { name: 'Try Again' }).query()).toBeNull();
  });

  it('is fetched no longer once the visitor has left', async () => {
    const aborted = vi.fn();
    const asked = vi.fn();
    const endless = http.get('*/api/bikes/:slug/', async ({ request }) => {
      asked();
      request.signal.addEventListener('abort', aborted);
      await delay('infinite');
    });
    const { router } = await openPage({}, endless);
    await expect.poll(() => asked.mock.calls).toHaveLength(1);
    await router.navigate('/bikes');
    await expect.poll(() => aborted.mock.calls).toHaveLength(1);
  });

  it('names the status of any other refusal, and tries again', async () => {
    const turns = [{ status: 503 }, { bike: buildBikeDetail() }];
    const { screen } = await openPage(
      {},
      replies(() => turns.shift() ?? {}),
    );
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Error Loading Bike' })).toBeVisible();
    await expect.element(screen.getByText('HTTP error! status: 503')).toBeVisible();
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Classic 350' })).toBeVisible();
  });

  it('says what to do when nothing answers', async () => {
    const { screen } = await openPage({}, breaks());
    await expect.element(screen.getByText(/^Failed to load bike data\. We couldn’t reach the server/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it.each(['350', 'http-elsewhere'])(
    'is not fetched when its slug is %s: the visitor goes on to all bikes',
    async (slug) => {
      const { asked, router } = await openPage({ slug }, bikeHandlers.waits());
      await expect.poll(() => router.state.location.pathname).toBe('/bikes');
      expect(asked).toEqual([]);
    },
  );
});
