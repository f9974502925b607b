import { bikeCardSchema, type BikeDetail } from '@dopahiya/domain';
import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle, withoutScripts } from '@dopahiya/ui-kit/testing';
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

const rangeOf = (element: Element): Range => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range;
};

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

  it('tells of the bike first and of its colours then, which a wide screen shows below the picture', async () => {
    await page.viewport(1440, 900);
    const { screen } = await open();
    const colours = screen.getByRole('heading', { name: 'Available Colors' });
    await expect.element(colours).toBeVisible();
    const headings = screen.getByRole('heading').elements().slice(0, 3);
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Classic 350',
      'Key highlights',
      'Available Colors',
    ]);
    const picture = screen.getByRole('figure').element().getBoundingClientRect();
    const name = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
    const title = colours.element().getBoundingClientRect();
    expect(title.top - picture.bottom).toBeCloseTo(16, 0);
    expect(title.left).toBe(picture.left);
    expect(name.left).toBeGreaterThan(picture.right);
    expect(name.top).toBeLessThan(picture.bottom);
  });

  it('ends the prices of the variants in one line on a phone, each beside its name', async () => {
    await page.viewport(390, 844);
    const { screen } = await open();
    const list = screen.getByRole('list', { name: 'Variants' });
    const prices = list.getByText(/^₹|^Price not/);
    await expect.element(prices.nth(2)).toBeVisible();
    const boxes = prices.elements().map((price) => rangeOf(price).getBoundingClientRect());
    const names = list.getByRole('heading', { level: 3 }).elements();
    expect(new Set(boxes.map(({ right }) => Math.round(right)))).toEqual(new Set([374]));
    expect(names.every((name, index) => name.getBoundingClientRect().right <= (boxes[index]?.left ?? 0))).toBe(true);
  });

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

  it('names the month of a variant’s price where it is not that of the bike', async () => {
    const [variant] = buildBikeDetail().variants;
    const { screen } = await open({ variants: [{ ...variant!, price_month: '2025-01' }] });
    const item = screen.getByRole('list', { name: 'Variants' }).getByRole('listitem');
    await expect.element(item.getByText('ex-showroom, Delhi · January 2025')).toBeVisible();
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

  it('keeps way back, name, sharing and heart at the top while the visitor reads on', async () => {
    await page.viewport(360, 740);
    const { screen } = await open();
    const back = screen.getByRole('link', { name: 'Back' });
    await expect.element(screen.getByRole('list', { name: 'Variants' })).toBeVisible();
    scrollTo({ top: 600, behavior: 'instant' });
    await expect.poll(() => Math.round(scrollY)).toBe(600);
    for (const control of [back, ...['Share', 'Favourite'].map((name) => screen.getByRole('button', { name }))]) {
      const { top, bottom, left, right } = control.element().getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(49);
      expect(document.elementFromPoint((left + right) / 2, 24)?.closest('a, button')).toBe(control.element());
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

  it('has a plain list of its colours without scripts', async () => {
    const { screen } = await open();
    const colours = screen.getByRole('list', { name: 'Available Colors' });
    await expect.element(colours.getByRole('button').nth(2)).toBeVisible();
    await withoutScripts(async () => {
      await expect.element(colours.getByText('Jodhpur Blue')).toBeVisible();
      expect(colours.getByRole('listitem').elements()).toHaveLength(3);
      expect(screen.getByRole('button').elements()).toHaveLength(0);
    });
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

  it.each([{ length: null }, { wheelbase: null }])('is drawn from what is published even with %j', async (facts) => {
    const { screen } = await open(facts);
    await expect.element(screen.getByText('Illustration drawn from published dimensions')).toBeVisible();
  });

  it('says so when it is drawn without any published dimension', async () => {
    const { screen } = await open({ length: null, wheelbase: null });
    const words = 'Illustration. Dimensions are not published; drawn as is usual for its kind';
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it('does not call a photo an illustration', async () => {
    const { screen } = await open({ drawing: null });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByText(/Illustration/).query()).toBeNull();
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
  const card = bikeCardSchema.parse(buildBikeDetail());
  const { key_highlights: _, ...oldCard } = card;

  it('shows name, picture and price at once to a visitor who comes from a card', async () => {
    const { screen } = await renderBikePage({ state: { bike: card } }, waits());
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Classic 350' })).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Royal Enfield Classic 350' })).toBeVisible();
    await expect.element(screen.getByText('₹1,81,118')).toBeVisible();
    await expect.element(screen.getByText('Illustration', { exact: true })).toBeVisible();
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
