import { insertPageStyle, sampleOnRoadPrice, untilRendered } from '@dopahiya/ui-kit/testing';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sectionHandlers } from '../testing.ts';
import { openPrices } from '../testing/open-prices.tsx';

insertPageStyle();
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const { answers, fails, lists, replies, waits } = sectionHandlers;
const failed = 'Failed to fetch on-road price. Please try again.';

interface Asked {
  city: string;
  variant?: string;
}

/** Handler that holds each price request until the test releases it. */
function heldPrices() {
  const held = new Map<string, () => void>();
  const aborted: string[] = [];
  const handler = replies('price', async ({ request }) => {
    const { city, variant = '' } = (await request.clone().json()) as Asked;
    request.signal.addEventListener('abort', () => aborted.push(city));
    await new Promise<void>((answer) => held.set(city, answer));
    return HttpResponse.json({ ...sampleOnRoadPrice({ city, variant, on_road_price: prices[city] ?? null }) });
  });
  const answer = async (city: string) => {
    await expect.poll(() => held.has(city)).toBe(true);
    held.get(city)?.();
  };
  return { handler, answer, aborted };
}
const prices: Record<string, number> = { Delhi: 209_241, Mumbai: 220_000, Jaipur: 215_000 };

type Screen = Awaited<ReturnType<typeof openPrices>>['screen'];
const boxOf = (screen: Screen) => screen.getByRole('region', { name: /^On-road price/ });
const chooseCity = async (screen: Screen, name: string) => {
  await screen.getByRole('button', { name: /^City/ }).click();
  await screen
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  await screen.getByRole('button', { name: 'Done' }).click();
};

describe('<PriceBox />', () => {
  it('fetches the price of the first variant in Delhi and shows what the price is made of', async () => {
    const { screen } = await openPrices();
    const box = boxOf(screen);
    await expect.element(box.getByRole('heading', { name: 'On-road price, Delhi' })).toBeVisible();
    await expect.element(box.getByText('₹2,09,241')).toBeVisible();
    for (const line of ['Ex-showroom price', 'RTO charges', 'Insurance', 'Other charges']) {
      await expect.element(box.getByText(line, { exact: true })).toBeVisible();
    }
    await expect.element(box.getByText('Estimate: price of June 2026, rules of 21 Nov 2026')).toBeVisible();
  });

  it('opens a line to say rule, source, date and confidence', async () => {
    const { screen } = await openPrices();
    await boxOf(screen).getByText('RTO charges').click();
    await expect.element(screen.getByText('Road tax: ₹14,489')).toBeVisible();
    await expect.element(screen.getByText('The rule of road tax')).toBeVisible();
    await expect.element(screen.getByText('Source: The order on road tax')).toBeVisible();
    await expect.element(screen.getByText('In force since 1 Apr 2025').nth(1)).toBeVisible();
    await expect.element(screen.getByText('Confidence: High (official publication)').nth(2)).toBeVisible();
  });

  it('waits with a spinner', async () => {
    const { screen } = await openPrices({}, waits('price'));
    await expect.element(screen.getByText('Loading the on-road price')).toBeInTheDocument();
  });

  it('says so inline and in passing when it fails, and tries again', async () => {
    const turns = [() => HttpResponse.json({ detail: 'Closed.' }, { status: 503 })];
    const good = () => HttpResponse.json({ ...sampleOnRoadPrice() });
    const { screen } = await openPrices(
      {},
      replies('price', () => (turns.shift() ?? good)()),
    );
    await expect.element(boxOf(screen).getByRole('alert').getByText(failed)).toBeVisible();
    await expect.element(screen.getByRole('status').getByText(failed)).toBeVisible();
    await boxOf(screen).getByRole('button', { name: 'Try Again' }).click();
    await expect.element(boxOf(screen).getByText('₹2,09,241')).toBeVisible();
  });

  it('asks for a city that the API knows', async () => {
    const { screen } = await openPrices({}, answers('price', { city: ['There is no such city.'] }, 400));
    await expect.element(screen.getByText('Select a city to view on-road price')).toBeVisible();
    await expect.element(screen.getByText('We have no prices for a city called Delhi.')).toBeVisible();
    await boxOf(screen).getByRole('button', { name: 'Select Your City' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Select Your City' })).toBeVisible();
  });

  it('asks for another variant where the API does not know the chosen one', async () => {
    const { screen } = await openPrices({}, answers('price', { variant: ['The bike has no such variant.'] }, 400));
    await expect.element(boxOf(screen).getByText('On-road price unavailable')).toBeVisible();
    await expect.element(boxOf(screen).getByText(/Select another one/)).toBeVisible();
    expect(screen.getByText('Select a city to view on-road price').query()).toBeNull();
  });

  it('says that no price is known where the API has none for the bike', async () => {
    const { screen } = await openPrices({}, fails('price', 404));
    await expect.element(boxOf(screen).getByText('On-road price unavailable')).toBeVisible();
    await expect.element(boxOf(screen).getByText(/Ask a showroom/)).toBeVisible();
    expect(boxOf(screen).getByRole('alert').query()).toBeNull();
  });

  it.each([
    ['the server refuses without a word of the city', fails('price', 400), /^Something went wrong on our side/],
    ['the server breaks', fails('price', 500), /^Something went wrong on our side/],
    ['too many prices were asked for', fails('price', 429, 'Wait 20 seconds.'), 'Wait 20 seconds.'],
    ['nothing answers', replies('price', () => HttpResponse.error()), /^We couldn’t reach the server. Check your/],
  ])('says what happened when %s, and offers to try again', async (_case, handler, reason) => {
    const { screen } = await openPrices({}, handler);
    const alert = boxOf(screen).getByRole('alert');
    await expect.element(alert.getByText(failed)).toBeVisible();
    await expect.element(alert.getByText(reason)).toBeVisible();
    await expect.element(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByText('Select a city to view on-road price').query()).toBeNull();
  });

  it('says that there is no price, and why', async () => {
    const price = { on_road_price: null, missing: [{ key: 'road_tax', reason: 'No rule is known.' }] };
    const { screen } = await openPrices({}, answers('price', { ...sampleOnRoadPrice(price) }));
    await expect.element(screen.getByText('On-road price unavailable')).toBeVisible();
    await expect.element(screen.getByText('No rule is known.')).toBeVisible();
  });

  it('tells each reason once, and that of an unknown price alone', async () => {
    const unpriced = { on_road_price: null, ex_showroom_price: null };
    const because = (reasons: Record<string, string>) => ({
      ...sampleOnRoadPrice({ ...unpriced, missing: Object.entries(reasons).map(([key, reason]) => ({ key, reason })) }),
    });
    const twice = await openPrices(
      {},
      answers('price', because({ road_tax: 'It depends.', insurance: 'It depends.' })),
    );
    await expect.element(twice.screen.getByText('It depends.')).toBeVisible();
    expect(twice.screen.getByText('It depends.').elements()).toHaveLength(1);
    await twice.screen.unmount();
    const { screen } = await openPrices(
      {},
      answers('price', because({ road_tax: 'It depends.', ex_showroom: 'Unknown.' })),
    );
    await expect.element(screen.getByText('Unknown.')).toBeVisible();
    expect(screen.getByText('It depends.').query()).toBeNull();
    expect(screen.getByText('On-road price in other states').query()).toBeNull();
  });

  it('says that a price is old where nobody overlooks it', async () => {
    const { screen } = await openPrices({}, answers('price', { ...sampleOnRoadPrice({ price_month: '2024-12' }) }));
    const box = boxOf(screen);
    await expect.element(box.getByText('This price is old. Ask a showroom for today’s price.')).toBeVisible();
    const note = /^Estimate: price of December 2024 \(over a year old\), rules of 21 Nov 2026/;
    await expect.element(box.getByText(note)).toBeVisible();
  });

  it('says nothing of age while the price is not a year old', async () => {
    const { screen } = await openPrices();
    await expect.element(boxOf(screen).getByText('₹2,09,241')).toBeVisible();
    expect(screen.getByText(/^This price is old/).query()).toBeNull();
  });

  it('takes the first of several answers', async () => {
    const { screen } = await openPrices({}, answers('price', [{ ...sampleOnRoadPrice() }, {}]));
    await expect.element(boxOf(screen).getByText('₹2,09,241')).toBeVisible();
  });

  it('keeps the price before while another is on its way, under the name of its city', async () => {
    const { handler, answer } = heldPrices();
    const { screen } = await openPrices({}, handler);
    await answer('Delhi');
    await expect.element(boxOf(screen).getByText('₹2,09,241')).toBeVisible();
    await chooseCity(screen, 'Jaipur');
    await expect.element(screen.getByText('Loading the on-road price')).toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'On-road price, Delhi' })).toBeVisible();
    await expect.element(boxOf(screen).getByText('₹2,09,241')).toBeVisible();
    await answer('Jaipur');
    await expect.element(screen.getByRole('heading', { name: 'On-road price, Jaipur' })).toBeVisible();
    await expect.element(boxOf(screen).getByText('₹2,15,000')).toBeVisible();
  });

  it('never shows an older answer after a newer one', async () => {
    const { handler, answer, aborted } = heldPrices();
    const { screen } = await openPrices({}, handler);
    await answer('Delhi');
    await expect.element(boxOf(screen).getByText('₹2,09,241')).toBeVisible();
    await chooseCity(screen, 'Mumbai');
    await chooseCity(screen, 'Jaipur');
    await answer('Jaipur');
    await expect.element(boxOf(screen).getByText('₹2,15,000')).toBeVisible();
    await answer('Mumbai');
    await untilRendered();
    await expect.element(boxOf(screen).getByText('₹2,15,000')).toBeVisible();
    expect(aborted).toContain('Mumbai');
  });

  it('hands the price to the EMI calculator, and bike, variant and city to the other tools', async () => {
    const { screen, router } = await openPrices();
    await expect.element(screen.getByText('for 36 months at 12% (November 2026)')).toBeVisible();
    await expect.element(screen.getByText('₹6,950')).toBeVisible();
    const tools = boxOf(screen)
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    expect(tools).toEqual([
      '/emi-calculator?amount=209241',
      '/quote-checker?bike=classic-350&city=Delhi&variant=Redditch',
      '/ownership?bike=classic-350&city=Delhi',
    ]);
    await screen.getByRole('link', { name: 'EMI Calculator' }).click();
    expect(router.state.location).toMatchObject({ pathname: '/emi-calculator', state: { price: 209_241 } });
  });

  it('copies the price with its lines', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { screen } = await openPrices();
    await screen.getByRole('button', { name: 'Copy price details' }).click();
    expect(writeText.mock.lastCall?.[0]).toMatch(/^Royal Enfield Classic 350 Redditch, Delhi\n.*₹1,81,118/);
    await expect.element(screen.getByText('Price details copied to clipboard!')).toBeVisible();
  });

  it('shares the price as text where the browser can', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    const { screen } = await openPrices();
    await screen.getByRole('button', { name: 'Share price' }).click();
    expect(share.mock.lastCall?.[0]).toMatchObject({
      title: 'Royal Enfield Classic 350',
      url: location.origin + location.pathname,
    });
    expect(share.mock.lastCall?.[0].text).toMatch(/On-road price: ₹2,09,241\nEstimate: price of June 2026/);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the price where the browser cannot share it', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { screen } = await openPrices();
    await screen.getByRole('button', { name: 'Share price' }).click();
    expect(writeText).toHaveBeenCalledOnce();
  });

  it('says so when the browser does not allow copying', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    const { screen } = await openPrices();
    await screen.getByRole('button', { name: 'Copy price details' }).click();
    await expect.element(screen.getByText(/^Your browser blocked copying/)).toBeVisible();
  });
});

describe('the same bike in other states', () => {
  it('fetches when it is opened for the first time, and marks the state of the city', async () => {
    localStorage.setItem('city', '{"name":"Delhi","state":"Delhi"}');
    const { screen, asked } = await openPrices();
    const statesAsked = () => asked.filter((path) => path.includes('/states/'));
    await expect.element(boxOf(screen).getByText('₹2,09,241')).toBeVisible();
    expect(statesAsked()).toEqual([]);
    await screen.getByText('On-road price in other states').click();
    const table = screen.getByRole('table', { name: 'On-road price by state, cheapest first' });
    await expect.element(table.getByRole('row', { name: 'Sikkim ₹1,95,352' })).toBeVisible();
    const basis = 'Redditch. Estimate: price of June 2026, rules of 21 Nov 2026';
    await expect.element(screen.getByText(basis)).toBeVisible();
    await expect.element(table.getByRole('row', { name: 'Lakshadweep --' })).toBeVisible();
    await expect.element(table.getByRole('row', { name: 'Delhi ₹2,09,241' })).toHaveAttribute('data-selected', 'true');
    await screen.getByText('On-road price in other states').click();
    await screen.getByText('On-road price in other states').click();
    expect(statesAsked()).toHaveLength(1);
  });

  it('says so when they cannot be loaded', async () => {
    const { screen, asked } = await openPrices({}, fails('states'));
    await screen.getByText('On-road price in other states').click();
    await expect.element(screen.getByText('Prices in other states could not be loaded')).toBeVisible();
    await expect.element(screen.getByText('The garage is closed.')).toBeVisible();
    const before = asked.length;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });
});

describe('the city', () => {
  const open = async (screen: Screen) => {
    await screen.getByRole('button', { name: /^City/ }).click();
    return screen.getByRole('dialog', { name: 'Select Your City' });
  };
  const pageOf = (results: object[], next: string | null = null) => ({ count: 2, next, previous: null, results });

  it('is searched for, chosen and remembered', async () => {
    const { screen, asked } = await openPrices();
    const dialog = await open(screen);
    await dialog.getByRole('searchbox').fill('jai');
    await expect.element(dialog.getByRole('button', { name: /^Jaipur/ })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: /^Mumbai/ })).not.toBeInTheDocument();
    await expect.poll(() => asked).toContain('/api/cities/?page=1&search=jai');
    await dialog.getByRole('button', { name: /^Jaipur/ }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('city') ?? '')).toMatchObject({ name: 'Jaipur' });
  });

  it('may stand on a later page', async () => {
    const { screen } = await openPrices(
      {},
      replies('cities', ({ request }) =>
        HttpResponse.json(
          request.url.includes('page=2')
            ? pageOf([{ id: 2, name: 'Kochi', state: 'Kerala' }])
            : pageOf([{ id: 1, name: 'Delhi', state: 'Delhi' }], '/api/cities/?page=2'),
        ),
      ),
    );
    const dialog = await open(screen);
    await dialog.getByRole('button', { name: 'Load More Cities' }).click();
    await expect.element(dialog.getByRole('button', { name: /^Kochi/ })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Load More Cities' })).not.toBeInTheDocument();
  });

  it('is not found when no name fits, and not available when there is none', async () => {
    const { screen } = await openPrices({}, answers('cities', pageOf([])));
    const dialog = await open(screen);
    await expect.element(dialog.getByText('No cities available')).toBeVisible();
    await dialog.getByRole('searchbox').fill('zz');
    await expect.element(dialog.getByText('No cities found')).toBeVisible();
  });

  it('says what the cities are that are near a place without prices', async () => {
    const large = { id: 9, name: 'Chandigarh', state: 'Chandigarh', rto_code: null };
    const { screen } = await openPrices(
      {},
      answers('cities', {
        ...pageOf([{ id: 1, name: 'Mandi', state: 'Himachal Pradesh' }]),
        guess: { kind: 'place', asked: 'Hamirpur', states: ['Himachal Pradesh'], large },
      }),
    );
    const dialog = await open(screen);
    const near = dialog.getByRole('list', {
      name: 'Cities nearest to Hamirpur. Road tax is the same across Himachal Pradesh.',
    });
    await expect.element(near.getByRole('button', { name: /^Mandi/ })).toBeVisible();
    const other = dialog.getByRole('list', { name: 'Nearest large city, in Chandigarh. Road tax is different there.' });
    await expect.element(other.getByRole('button', { name: /^Chandigarh/ })).toBeVisible();
  });

  it('goes on with a state where nothing was found', async () => {
    const { screen } = await openPrices(
      {},
      replies('cities', ({ request }) =>
        HttpResponse.json(
          request.url.includes('search=Goa')
            ? pageOf([{ id: 1, name: 'Panaji', state: 'Goa' }])
            : { ...pageOf([]), guess: { kind: 'unknown', asked: 'zz', states: ['Goa'], large: null } },
        ),
      ),
    );
    const dialog = await open(screen);
    const advice = dialog.getByText(/^No cities found\. Choose your state/);
    await expect.element(advice).toBeVisible();
    await expect.element(advice).toHaveAttribute('aria-live', 'polite');
    await dialog.getByRole('button', { name: 'Goa' }).click();
    await expect.element(dialog.getByRole('searchbox')).toHaveValue('Goa');
    await expect.element(dialog.getByRole('button', { name: /^Panaji/ })).toBeVisible();
  });

  it('says so when more cities cannot be loaded, and keeps those that are there', async () => {
    const { screen } = await openPrices(
      {},
      replies('cities', ({ request }) =>
        request.url.includes('page=2')
          ? HttpResponse.json({ detail: 'Closed.' }, { status: 503 })
          : HttpResponse.json(pageOf([{ id: 1, name: 'Delhi', state: 'Delhi' }], '/api/cities/?page=2')),
      ),
    );
    const dialog = await open(screen);
    await dialog.getByRole('button', { name: 'Load More Cities' }).click();
    await expect.element(dialog.getByRole('alert').getByText('Failed to load cities.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: /^Delhi/ })).toBeVisible();
  });

  it('says so when the cities cannot be loaded', async () => {
    const { screen, asked } = await openPrices({}, fails('cities'));
    const dialog = await open(screen);
    await expect.element(dialog.getByText('Failed to load cities.')).toBeVisible();
    const before = asked.length;
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });
});

describe('the best price', () => {
  it('asks for nothing: price, charges and showrooms', async () => {
    const { screen } = await openPrices();
    await expect.element(boxOf(screen).getByText('₹2,09,241')).toBeVisible();
    await screen.getByRole('button', { name: 'Get Best Price' }).first().click();
    const dialog = screen.getByRole('dialog', { name: 'Get Best Price' });
    const lead =
      /^The Royal Enfield Classic 350 Redditch costs ₹2,09,241 on-road in Delhi\. Estimate: price of June 2026/;
    await expect.element(dialog.getByText(lead)).toBeVisible();
    await expect.element(dialog.getByText(/^Handling, logistics or incidental charges/)).toBeVisible();
    await expect.element(dialog.getByText('Ring Road Riders', { exact: false }).first()).toBeVisible();
    expect(dialog.getByRole('textbox').query()).toBeNull();
  });

  it('has the variants, the lenders’ rates and used ones of the same model', async () => {
    const { screen } = await openPrices();
    await screen.getByRole('button', { name: 'Get Best Price' }).first().click();
    const dialog = screen.getByRole('dialog', { name: 'Get Best Price' });
    const variants = dialog.getByRole('list', { name: 'Variants' });
    await expect.element(variants).toMatchTextContent(/Redditch.*₹1,81,118.*On-road, Delhi: ₹2,09,241.*Halcyon/i);
    const rates = dialog.getByRole('list', { name: 'Lenders’ rates' });
    await expect
      .element(rates)
      .toMatchTextContent(
        /Grameen Bank ?9% to 14%, June 2026.*EMI ₹6,654.*Finance company ?Sample ?12%, November 2026/,
      );
    expect(rates.getByRole('listitem').elements()).toHaveLength(4);
    await expect
      .element(dialog.getByRole('link', { name: 'Compare all lenders' }))
      .toHaveAttribute('href', '/bike-loan?amount=209241');
    const used = dialog.getByRole('list', { name: 'Used Royal Enfield Classic 350' });
    await expect.element(used.getByRole('link').first()).toHaveAttribute('href', '/bikes/classic-350-pune-7');
    expect(used.getByRole('listitem').elements()).toHaveLength(3);
    await expect.element(used).toMatchTextContent(/2021.*12,000 km.*Pune.*Sample.*₹1,40,000/);
    await expect
      .element(dialog.getByRole('link', { name: 'See all 4 used bikes' }))
      .toHaveAttribute('href', '/used-bikes?brand=royal-enfield&search=Classic+350');
  });

  it('opens where an address leads to it, and can be closed', async () => {
    const { screen, router } = await openPrices();
    await router.navigate('/#best-price');
    const dialog = screen.getByRole('dialog', { name: 'Get Best Price' });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('says when there are no used ones, and leaves out rates that do not come', async () => {
    const none = lists('usedBikes', []);
    const { screen } = await openPrices({}, none, fails('loanOffers'));
    await screen.getByRole('button', { name: 'Get Best Price' }).first().click();
    const dialog = screen.getByRole('dialog', { name: 'Get Best Price' });
    await expect.element(dialog.getByText('No used Royal Enfield Classic 350 for sale right now.')).toBeVisible();
    expect(dialog.getByRole('list', { name: 'Lenders’ rates' }).query()).toBeNull();
  });

  it('does without a price', async () => {
    const { screen } = await openPrices({}, fails('price'));
    await screen.getByRole('button', { name: 'Get Best Price' }).first().click();
    const dialog = screen.getByRole('dialog', { name: 'Get Best Price' });
    await expect.element(dialog.getByText(/^Ask the showroom for a written on-road price/)).toBeVisible();
  });
});
