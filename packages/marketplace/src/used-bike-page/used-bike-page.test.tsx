import { ApiError } from '@dopahiya/api-client';
import {
  buildDeal,
  buildUsedBike,
  buildUsedBikeDetail,
  hydrateWithApi,
  plantFailure,
  renderWithApi,
  usedBikeHandlers,
} from '@dopahiya/api-client/testing';
import { chosenCity, favourites } from '@dopahiya/visitor';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { UsedBikePage } from './used-bike-page.tsx';

afterEach(() => localStorage.clear());

const { detail, fails, waits, similar, costsNew, countsViews } = usedBikeHandlers;
const slug = 'honda-activa-2019-1';
const page = <UsedBikePage slug={slug} />;

type Facts = Parameters<typeof buildUsedBikeDetail>[0];
const beside = [similar(), costsNew(), countsViews()];

const open = (handlers = [detail(), ...beside]) => renderWithApi(page, handlers, { at: `/bikes/${slug}` });

/** Suppresses error events: test photos have no files, and broken photos would be left out. */
function keepPhotosWithoutFiles() {
  const listening = new AbortController();
  const keep = (event: Event) => event.target instanceof HTMLImageElement && event.stopImmediatePropagation();
  addEventListener('error', keep, { capture: true, signal: listening.signal });
  onTestFinished(() => listening.abort());
}

/** Opens the page of a listing that is not a sample. */
const listed = (facts: Facts = {}) => open([detail(buildUsedBikeDetail({ is_sample: false, ...facts })), ...beside]);

describe('<UsedBikePage />', () => {
  it('shows what is sold, of how many owners, where, and for how much', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Activa' })).toBeVisible();
    await expect.element(screen.getByText('2019 · 26,500 km · 1st owner')).toBeVisible();
    await expect.element(screen.getByText('Delhi, registered in DL01')).toBeVisible();
    const stone = screen.getByRole('region', { name: 'Asking price' });
    await expect.element(stone.getByText('₹48,500', { exact: true })).toBeVisible();
    await expect.element(stone.getByText('Negotiable')).toBeVisible();
    await expect
      .element(stone.getByRole('link', { name: 'Calculate your EMI' }))
      .toHaveAttribute('href', '/emi-calculator?amount=48500');
    await expect.element(screen.getByRole('list', { name: 'Share' }).getByRole('link').first()).toBeVisible();
  });

  it('is marked by a heart, under its id', async () => {
    const { screen } = await listed({ id: 61 });
    await screen.getByRole('button', { name: 'Favourite', pressed: false }).click();
    await expect.element(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
    expect(favourites.read()).toEqual(['used-61']);
  });

  it.each([
    ['Verified', { is_verified: true }],
    ['Pending', { is_verified: false, status: 'pending' }],
    ['Sold', { is_verified: true, status: 'sold' }],
    ['Sample', { is_sample: true }],
  ] as const)('is marked %s where it is', async (word, facts) => {
    const { screen } = await listed(facts);
    const pictures = screen.getByRole('figure', { name: 'Honda Activa' });
    await expect.element(pictures.getByText(word, { exact: true })).toBeVisible();
  });

  it('is never called verified where it is a sample', async () => {
    const { screen } = await listed({ is_sample: true, is_verified: true });
    const pictures = screen.getByRole('figure', { name: 'Honda Activa' });
    await expect.element(pictures.getByText('Sample', { exact: true })).toBeVisible();
    expect(pictures.getByText('Verified', { exact: true }).query()).toBeNull();
  });

  it('says of a sold bike what was asked, and lends nothing on it', async () => {
    const { screen } = await listed({ status: 'sold' });
    const stone = screen.getByRole('region', { name: 'Last asking price' });
    await expect.element(stone.getByText('This bike has been sold. See similar bikes below.')).toBeVisible();
    expect(stone.getByText('Negotiable').query()).toBeNull();
    expect(stone.getByRole('link', { name: 'Calculate your EMI' }).query()).toBeNull();
  });

  it('says what the seller did not, in the words of the documents', async () => {
    const { screen } = await listed({
      expected_price: null,
      city_name: null,
      state: null,
      registration_location: null,
      year_of_manufacture: null,
      km_ridden: null,
      color: null,
      owner: null,
      condition: null,
      is_loan_active: null,
      is_insured: null,
      description: null,
    });
    for (const text of [
      'Price not available',
      'Year not specified',
      'Mileage not specified',
      'Location not specified',
      'Not specified',
    ])
      await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible();
  });

  it('tells all that the seller said, and whose words they are', async () => {
    const { screen } = await listed({
      description: 'Serviced at the dealer.\nTwo keys.',
      is_loan_active: true,
      loan_provider: 'A bank',
      updated_at: '2026-11-08T06:30:00.000Z',
    });
    const about = screen.getByRole('region', { name: 'About this bike' });
    for (const text of [
      /Two keys/,
      'Description from the seller',
      'Grey',
      'Good',
      'Insured until 31 Mar 2027',
      'Loan from A bank still active',
      '1 Nov 2026, updated 8 Nov 2026',
    ])
      await expect.element(about.getByText(text)).toBeVisible();
  });

  it.each([
    ['Great price: ₹13,000 below our estimate', { grade: 'great', difference: -13_000 }],
    ['Good price: ₹6,500 below our estimate', { grade: 'good', difference: -6500 }],
    ['Fair price: ₹1,000 above our estimate', { grade: 'fair', difference: 1000 }],
    ['Fair price: matches our estimate', { grade: 'fair', difference: 0 }],
    ['Above market: ₹9,000 above our estimate', { grade: 'high', difference: 9000 }],
  ] as const)('says of its price: %s', async (label, deal) => {
    const { screen } = await listed({ deal: buildDeal(deal) });
    const stone = screen.getByRole('region', { name: 'Asking price' });
    await expect.element(stone.getByText(label, { exact: true })).toBeVisible();
  });

  it.each([
    ['more is asked than for a new one', 80_000, 55_000, 'A new one costs less, before tax and insurance'],
    [
      'a new one costs less than the estimate',
      60_000,
      80_000,
      'Our estimate is more than a new one costs, because that price leaves out road tax, registration and insurance',
    ],
  ])('says where %s', async (_, expected_price, value, words) => {
    const { screen } = await listed({ expected_price, deal: buildDeal({ value }) });
    const said = new RegExp(`^Most likely .* ${words}: ₹76,684 ex-showroom, Delhi · June 2026\\. Most similar`);
    await expect.element(screen.getByText(said)).toBeVisible();
  });

  it.each([
    ['a new one costs as much', 76_684, 'on_sale'],
    ['nobody sells it new', 80_000, 'discontinued'],
  ] as const)('says nothing of that where %s', async (_, expected_price, status) => {
    const catalogue_bike = { ...buildUsedBikeDetail().catalogue_bike!, status };
    const { screen } = await listed({ expected_price, catalogue_bike, deal: buildDeal() });
    await expect.element(screen.getByText(/^Most likely .* Most similar bikes/)).toBeVisible();
    expect(screen.getByText(/new one costs/).query()).toBeNull();
  });

  it('calls a price that is unusually low no deal', async () => {
    const deal = buildDeal({ grade: 'great', difference: -30_000, is_unusually_low: true });
    const { screen } = await listed({ deal });
    await expect.element(screen.getByText(/^Unusually low: ₹30,000 below our estimate/)).toBeVisible();
    expect(screen.getByText(/market/).query()).toBeNull();
  });

  it('shows the estimate with its span, and leads to how it is made', async () => {
    const { screen } = await listed({ deal: buildDeal() });
    const stone = screen.getByRole('region', { name: 'Asking price' });
    await expect.element(stone.getByText(/^Most likely ₹55,000\. Most similar .* ₹45,000 to ₹67,200\./)).toBeVisible();
    await expect.element(stone.getByText(/Asking prices aren’t selling prices/)).toBeVisible();
    await expect.element(stone.getByRole('link', { name: 'How we value' })).toHaveAttribute('href', '/how-we-value');
  });

  it.each([
    ['where nobody knows its value', { deal: null }],
    ['once it is sold', { deal: buildDeal(), status: 'sold' }],
    ['where nothing is asked', { deal: buildDeal(), expected_price: null }],
  ] as const)('has neither label nor ruler %s', async (_, facts) => {
    const { screen } = await listed(facts);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByText(/estimate|market|Most likely/).query()).toBeNull();
  });

  it('counts that it was opened, once', async () => {
    const { screen, asked } = await open();
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => asked.filter((path) => path.endsWith('/views/')))
      .toEqual([`/api/used-bikes/${slug}/views/`]);
  });

  it('says that it is on its way', async () => {
    const { screen } = await open([waits('detail')]);
    await expect.element(screen.getByText('Loading the bike')).toBeInTheDocument();
  });

  it('says that there is no such bike', async () => {
    const { screen } = await open([fails('detail', 404, 'No.')]);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Used bike not found' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'See used bikes for sale' }))
      .toHaveAttribute('href', '/used-bikes');
  });

  it('says that a bike is no longer listed, and shows similar ones', async () => {
    const another = buildUsedBike({ id: 2, slug: 'honda-dio-2020-2', model: 'Dio' });
    const { screen } = await open([similar([another]), fails('detail', 410, 'Gone.')]);
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'This bike is no longer listed' }))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Dio' })).toHaveAttribute('href', '/bikes/honda-dio-2020-2');
  });

  it('says why the bike does not load, and tries again', async () => {
    const { screen, asked } = await open([fails('detail', 500, 'The garage is closed.')]);
    await expect.element(screen.getByText('Failed to fetch bikes: 500 The garage is closed.')).toBeVisible();
    const before = asked.length;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });

  it('is in the HTML of the server, which the browser takes over as it is', async () => {
    const first = await hydrateWithApi(page, (queries) => {
      queries.setQueryData(['used-bike', slug], buildUsedBikeDetail());
      queries.setQueryData(['similar-used-bikes', slug], [buildUsedBike({ id: 2, model: 'Dio' })]);
      queries.setQueryData(['on-road-price', 'activa', 'Delhi', null], null);
    });
    for (const text of ['₹48,500', 'Cost to transfer it to your name', 'What to check before paying', 'Dio'])
      expect(first.text).toContain(text);
    expect(first.consoleErrors).toEqual([]);
  });

  it('says in the HTML of the server that there is no such bike', async () => {
    const first = await hydrateWithApi(page, (queries) => {
      plantFailure(queries, ['used-bike', slug], new ApiError({ kind: 'status', status: 404, message: 'No.' }));
    });
    expect(first.text).toContain('Used bike not found');
    expect(first.consoleErrors).toEqual([]);
  });
});

describe('the pictures of a used bike', () => {
  it('are the seller’s photos, one after the other', async () => {
    keepPhotosWithoutFiles();
    const photo = { address: '/media/listings/abc', widths: [480, 960], width: 960, height: 720, has_avif: false };
    const images = [1, 2].map((id) => ({
      id,
      address: `/media/listings/abc-960.jpg?${id}`,
      photo,
      is_drawing: false,
    }));
    const { screen } = await listed({ images });
    const first = screen.getByRole('listitem', { name: 'Honda Activa, photo 1 of 2' }).getByRole('img');
    await expect
      .element(first)
      .toHaveAttribute('srcset', '/media/listings/abc-480.jpg 480w,/media/listings/abc-960.jpg 960w');
    await expect.element(first).toHaveAttribute('alt', 'Honda Activa, photo 1 of 2');
    await expect.element(screen.getByText('Photos from the seller.')).toBeVisible();
  });

  it('are offered as AVIF where that is made', async () => {
    keepPhotosWithoutFiles();
    const photo = { address: '/media/listings/abc', widths: [480], width: 480, height: 360 };
    const images = [true, false].map((has_avif, id) => ({
      id,
      address: `/media/listings/abc-480.jpg?${id}`,
      photo: { ...photo, has_avif },
      is_drawing: false,
    }));
    const { screen } = await listed({ images });
    const typesOf = (number: number) => {
      const item = screen.getByRole('listitem', { name: `Honda Activa, photo ${number} of 2` }).element();
      return [...item.querySelectorAll('source')].map(({ type }) => type);
    };
    await expect.poll(() => typesOf(1)).toEqual(['image/avif', 'image/webp']);
    expect(typesOf(2)).toEqual(['image/webp']);
  });

  it('are all shown in a room of one shape, high ones too', async () => {
    keepPhotosWithoutFiles();
    const photo = { address: '/media/listings/high', widths: [480], width: 900, height: 1600, has_avif: false };
    const images = [{ id: 1, address: '/media/listings/high-480.jpg', photo, is_drawing: false }];
    const { screen } = await listed({ images });
    const picture = screen.getByRole('listitem', { name: 'Honda Activa, photo 1 of 1' });
    await expect.element(picture).toBeVisible();
    const { width, height } = picture.element().getBoundingClientRect();
    expect(height).toBeLessThanOrEqual(width);
  });

  it('are a drawing that says what it is, where there is no photo', async () => {
    const { screen } = await listed();
    await expect.element(screen.getByText(/^Illustration of the model/)).toBeVisible();
  });

  it('are missing in words where there is neither, or it does not load', async () => {
    const none = await listed({ images: [], drawing: null, catalogue_bike: null });
    await expect.element(none.screen.getByText('The seller hasn’t added photos.').first()).toBeVisible();
    await none.screen.unmount();
    const images = [{ id: 1, address: 'data:image/png;base64,broken', photo: null, is_drawing: false }];
    const broken = await listed({ images });
    await expect.element(broken.screen.getByText('The seller hasn’t added photos.').first()).toBeVisible();
  });
});

const costs = { name: 'Cost to transfer it to your name' };

describe('what a used bike costs in the buyer’s name', () => {
  it('is told line by line, from the price to the sum, as an estimate of a day', async () => {
    const { screen } = await open();
    const section = screen.getByRole('region', costs);
    await expect.element(section.getByText('Registered in Delhi, buyer in Delhi: no new road tax.')).toBeVisible();
    for (const text of [
      'Transfer of ownership',
      '₹150',
      'Smart card',
      '₹200',
      '₹59 to ₹118',
      '₹80',
      '₹48,989 to ₹49,048',
    ])
      await expect.element(section.getByText(text, { exact: true })).toBeVisible();
    await expect.element(section.getByText(/^Estimate by rules of 22 Nov 2026/)).toBeVisible();
  });

  it('has tax again for who lives in another state, and says whose fee nobody knows', async () => {
    chosenCity.write({ name: 'Pune', state: 'Maharashtra' });
    const { screen } = await open([detail(), similar(), costsNew({ tax: 9000, state: 'Maharashtra' }), countsViews()]);
    const section = screen.getByRole('region', costs);
    await expect
      .element(section.getByText('Registered in Delhi, buyer in Pune: you need a NOC and new road tax.'))
      .toBeVisible();
    // Made in 2019: 7 or 9 of 15 years remain.
    await expect.element(section.getByText('₹4,200 to ₹5,400', { exact: true })).toBeVisible();
    await expect.element(section.getByText('Not known', { exact: true })).toBeVisible();
    await expect.element(section.getByText('Not included: NOC and new number')).toBeVisible();
  });

  it('says so where nobody knows where the bike is registered', async () => {
    const { screen } = await listed({ registration_location: 'near the big tree' });
    await expect.element(screen.getByText(/^We don’t know where the bike is registered/)).toBeVisible();
  });

  it('is told without the price where nobody named one', async () => {
    const { screen } = await listed({ expected_price: null });
    await expect.element(screen.getByRole('region', costs).getByText('On top of the price')).toBeVisible();
  });
});

describe('the price of a listing over time', () => {
  it.each([
    ['Down ₹3,500 since listing.', [52_000, 48_500]],
    ['Up ₹3,500 since listing.', [45_000, 48_500]],
    ['No price changes since listing.', [48_500]],
  ])('says: %s', async (text, prices) => {
    const price_history = prices.map((price, index) => ({ price, since: `2026-10-0${index + 1}T06:30:00.000Z` }));
    const { screen } = await listed({ price_history });
    const history = screen.getByRole('region', { name: 'Price history' });
    await expect.element(history.getByText(text)).toBeVisible();
    await expect.element(history.getByText('From 1 Oct 2026')).toBeVisible();
  });
});

describe('what to check before paying', () => {
  it('names papers, numbers, loan and challans, with the public registers', async () => {
    const { screen } = await open();
    const section = screen.getByRole('region', { name: 'What to check before paying' });
    for (const name of ['Chassis and engine number', 'Loan', 'Challans and tax'])
      await expect.element(section.getByRole('heading', { name })).toBeVisible();
    for (const [name, href] of [
      ['Check the number on Vahan', 'https://vahan.parivahan.gov.in'],
      ['Check for challans', 'https://echallan.parivahan.gov.in'],
      ['Check stolen vehicles (police)', 'https://digitalpolice.gov.in'],
    ] as const)
      await expect.element(section.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each([
    ['No insurance.', { is_insured: false, insurance_expiry_date: null }],
    ['No insurance since 31 Aug 2026.', { insurance_expiry_date: '2026-08-31' }],
    ['Loan still active.', { is_loan_active: true }],
    ['From another state.', { registration_location: 'MH12' }],
    ['VERIFIED', { is_verified: true }],
    ['PENDING', { status: 'pending' }],
    ['SAMPLE', { is_sample: true }],
  ] as const)('says of this listing: %s', async (title, facts) => {
    const { screen } = await listed(facts);
    const seen = screen.getByRole('region', { name: 'About this listing' });
    await expect.element(seen.getByText(title, { exact: true })).toBeVisible();
  });
});

describe('the same bike new', () => {
  it('stands beside it with its price on the road, and leads to its page', async () => {
    const { screen } = await open();
    const section = screen.getByRole('region', { name: 'The same bike new' });
    await expect
      .element(section.getByRole('link', { name: 'Honda Activa new' }))
      .toHaveAttribute('href', '/honda/activa');
    await expect.element(section.getByText('₹90,080')).toBeVisible();
    await expect.element(section.getByText('on-road, Delhi: an estimate')).toBeVisible();
    await expect.element(section.getByText('₹41,580 more than this one')).toBeVisible();
    await expect.element(section.getByRole('img', { name: 'Honda Activa new, drawn to scale' })).toBeVisible();
  });

  it('has its price ex-showroom where none on the road is known', async () => {
    const { screen } = await listed({ city_name: null });
    const section = screen.getByRole('region', { name: 'The same bike new' });
    await expect.element(section.getByText('₹76,684')).toBeVisible();
    await expect.element(section.getByText('ex-showroom, Delhi · June 2026')).toBeVisible();
  });

  it('says so where it costs less than this one', async () => {
    const { screen } = await listed({ expected_price: 95_080 });
    await expect.element(screen.getByText('₹5,000 less than this one')).toBeVisible();
  });

  it.each([
    ['the catalogue does not have it', null],
    ['nobody sells it new', { ...buildUsedBikeDetail().catalogue_bike!, status: 'discontinued' }],
  ] as const)('is not there where %s', async (_, catalogue_bike) => {
    const { screen } = await listed({ catalogue_bike });
    await expect.element(screen.getByRole('region', costs)).toBeVisible();
    expect(screen.getByRole('region', { name: 'The same bike new' }).query()).toBeNull();
  });
});

describe('similar used bikes', () => {
  const section = { name: 'Similar used bikes' };

  it('lead to their pages', async () => {
    const dio = buildUsedBike({ id: 2, slug: 'honda-dio-2020-2', model: 'Dio' });
    const { screen } = await open([similar([dio]), detail(), costsNew(), countsViews()]);
    await expect
      .element(screen.getByRole('region', section).getByRole('link', { name: 'Dio' }))
      .toHaveAttribute('href', '/bikes/honda-dio-2020-2');
  });

  it('are none in words', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText('No similar bikes nearby right now.')).toBeVisible();
  });

  it('say why they do not load', async () => {
    const { screen } = await open([
      fails('similar', 500, 'The garage is closed.'),
      detail(),
      costsNew(),
      countsViews(),
    ]);
    await expect.element(screen.getByText('Failed to fetch bikes: 500 The garage is closed.')).toBeVisible();
  });

  it('are left out where the API knows no such call', async () => {
    const { screen } = await open([fails('similar', 404, 'No.'), detail(), costsNew(), countsViews()]);
    await expect.element(screen.getByRole('region', costs)).toBeVisible();
    await expect.element(screen.getByRole('region', section)).not.toBeInTheDocument();
  });
});
