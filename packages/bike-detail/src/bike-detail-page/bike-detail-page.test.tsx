import type { BikeDetail } from '@dopahiya/domain';
import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { bikeHandlers, buildBikeDetail } from '../testing.ts';
import { BikeDetailPage } from './bike-detail-page.tsx';

insertPageStyle();

const { answers, breaks, fails, replies, waits } = bikeHandlers;
interface Visit {
  /** @default 'classic-350' */
  slug?: string;
  /** Navigation state of the visit. */
  state?: unknown;
}

const renderBikePage = ({ slug = 'classic-350', state }: Visit, ...handlers: RequestHandler[]) => {
  const at = `/royal-enfield/${encodeURIComponent(slug)}`;
  return renderWithApi(<BikeDetailPage slug={slug} />, handlers, { at, state });
};
const open = (facts: Partial<BikeDetail> = {}) => renderBikePage({}, answers(buildBikeDetail(facts)));
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
  [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent.replace(/\s+/g, ' '));

describe('<BikeDetailPage />', () => {
  it('shows name, brand and price with what it is, where it holds and of which month', async () => {
    const { screen, asked } = await open();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Classic 350' })).toBeVisible();
    await expect.element(screen.getByText('Royal Enfield', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('₹1,81,118').first()).toBeVisible();
    await expect.element(screen.getByText('ex-showroom, Delhi · June 2026').first()).toBeVisible();
    expect(asked).toEqual(['/api/bikes/classic-350/']);
  });

  it('says so when nobody gave a price', async () => {
    const { screen } = await open({ price: null, price_month: null, variants: [] });
    await expect.element(screen.getByText('Price not available')).toBeVisible();
    expect(screen.getByText(/ex-showroom/).query()).toBeNull();
  });

  it('calls the price of an upcoming bike expected', async () => {
    const { screen } = await open({ status: 'upcoming', variants: [] });
    await expect.element(screen.getByText('Expected Price')).toBeVisible();
    await expect.element(screen.getByText('expected ex-showroom, Delhi · June 2026')).toBeVisible();
    await expect.element(screen.getByText('Coming Soon')).toBeVisible();
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
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Specifications']);
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

  it('lists the variants of this bike with their prices', async () => {
    const stranger = { ...buildBikeDetail().variants[0]!, id: 99, bike_model: '8', name: 'Of another bike' };
    const { screen } = await open({ variants: [...buildBikeDetail().variants, stranger] });
    const variants = screen.getByRole('list', { name: 'Variants' }).getByRole('listitem');
    await expect.element(variants.nth(0).getByText('₹1,81,118')).toBeVisible();
    await expect.element(variants.nth(0).getByText('Single-channel ABS')).toBeVisible();
    await expect.element(variants.nth(1).getByText('₹1,87,620')).toBeVisible();
    await expect.element(variants.nth(2).getByText('Price not available')).toBeVisible();
    expect(variants.elements()).toHaveLength(3);
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

describe('the picture', () => {
  const picture = () => document.querySelector('figure img');

  it('shows the bike in its first colour, then in the one a visitor chooses', async () => {
    const { screen } = await open();
    const [first, , third] = buildBikeDetail().color_options;
    await expect.element(screen.getByRole('img', { name: 'Royal Enfield Classic 350 in Redditch Red' })).toBeVisible();
    expect(picture()).toHaveAttribute('src', first?.image);
    await screen.getByRole('button', { name: 'Jodhpur Blue', pressed: false }).click();
    await expect.element(screen.getByRole('button', { name: 'Jodhpur Blue', pressed: true })).toBeVisible();
    expect(picture()).toHaveAttribute('src', third?.image);
  });

  it('keeps the bike when a colour has no picture of its own', async () => {
    const { screen } = await open({ color_options: [{ name: 'Gun Grey', hex: null, image: null }] });
    await expect.element(screen.getByRole('img', { name: 'Royal Enfield Classic 350' })).toBeVisible();
    expect(picture()).toHaveAttribute('src', buildBikeDetail().image);
  });

  it('says that it is an illustration when it is drawn', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText('Illustration drawn from published dimensions')).toBeVisible();
  });

  it('does not call a photo an illustration', async () => {
    const { screen } = await open({ drawing: null });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByText('Illustration drawn from published dimensions').query()).toBeNull();
  });

  it.each([
    [{ name: 'Gun Grey', hex: '#8a8f92' }, 'rgb(138, 143, 146)'],
    [{ name: 'Pearl Igneous Black', hex: null }, 'rgb(0, 0, 0)'],
    [{ name: 'Matt Gray', hex: null }, 'rgb(128, 128, 128)'],
    [{ name: 'Celebration Edition', hex: null }, 'rgb(211, 211, 211)'],
  ])('shows %j by its swatch', async (colour, expected) => {
    const { screen } = await open({ color_options: [{ ...colour, image: null }] });
    const swatch = screen.getByRole('button', { name: colour.name });
    await expect.element(swatch).toBeVisible();
    expect(getComputedStyle(swatch.element().firstElementChild!).backgroundColor).toBe(expected);
  });
});

describe('a page on its way', () => {
  const card = buildBikeDetail();
  const { key_highlights: _, ...oldCard } = card;

  it('shows name, picture and price at once to a visitor who comes from a card', async () => {
    const { screen } = await renderBikePage({ state: { bike: card } }, waits());
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Classic 350' })).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Royal Enfield Classic 350' })).toBeVisible();
    await expect.element(screen.getByText('₹1,81,118')).toBeVisible();
    await expect.element(screen.getByText('Loading bike')).toBeInTheDocument();
  });

  it.each([
    ['no navigation state', undefined],
    ['a text', 'text'],
    ['another bike', { bike: { ...card, slug: 'another-bike' } }],
    ['the card of an older edition', { bike: oldCard }],
    ['nothing under that name', { bike: null }],
  ])('starts from nothing with %s', async (_case, state) => {
    const { screen } = await renderBikePage({ state }, waits());
    await expect.element(screen.getByText('Loading bike')).toBeInTheDocument();
    expect(screen.getByRole('heading').query()).toBeNull();
  });
});

describe('a bike that cannot be shown', () => {
  const text = "The bike you're looking for doesn't exist or may have been removed.";

  it('is not found when the API knows none', async () => {
    const { screen } = await renderBikePage({}, fails(404, 'Not found.'));
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Bike Not Found' })).toBeVisible();
    await expect.element(screen.getByText('Bike not found', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Back to Bikes' })).toHaveAttribute('href', '/bikes');
    expect(screen.getByRole('button', { name: 'Try Again' }).query()).toBeNull();
  });

  it('names the status of any other refusal, and tries again', async () => {
    const turns = [{ status: 503 }, { bike: buildBikeDetail() }];
    const { screen } = await renderBikePage(
      {},
      replies(() => turns.shift() ?? {}),
    );
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Error Loading Bike' })).toBeVisible();
    await expect.element(screen.getByText('HTTP error! status: 503')).toBeVisible();
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Classic 350' })).toBeVisible();
  });

  it('says what to do when nothing answers', async () => {
    const { screen } = await renderBikePage({}, breaks());
    await expect.element(screen.getByText(/^Failed to load bike data\. The server could not be reached/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it.each(['350', 'http-elsewhere'])('is not asked for when its slug is %s', async (slug) => {
    const { screen, asked } = await renderBikePage({ slug });
    await expect.element(screen.getByText('Invalid bike slug')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Back to Bikes' })).toBeVisible();
    expect(asked).toEqual([]);
  });
});
