import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { chosenCity } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buildComparedBike, buildOnRoadPrice, compareHandlers } from '../testing.ts';
import { renderComparison } from '../testing/render-comparison.tsx';

insertPageStyle();
beforeEach(() => page.viewport(1440, 900));

const classic = buildComparedBike('classic-350');
const cb350 = buildComparedBike('cb350');
const r15 = buildComparedBike('r15-v4');
const duel = buildComparedBike('cb350', { slug: 'day-vs-night-2', name: 'Day-vs-Night 2' });
const all = [classic, cb350, r15];
const { bike, bikes, choices, counts, prices, waits } = compareHandlers;
const usual = [bikes(all), prices(), counts(), choices(all)];

type Screen = Awaited<ReturnType<typeof renderComparison>>['screen'];
const heading = (screen: Screen) => screen.getByRole('heading', { level: 1 });
const refusal = { detail: 'Name a second bike to compare after ‘-vs-’.' };

/** The API decides where to split a chain of slugs. */
const answerFor = (chain: string, found: (typeof classic)[]) =>
  http.get(`*/api/compare-bikes/${chain}/`, () => HttpResponse.json({ bikes: found }));

describe('<ComparePage /> with a slug that holds -vs- itself', () => {
  it('compares it, changes the other bike and takes it out', async () => {
    const { screen, address } = await renderComparison('/compare-bikes/day-vs-night-2-vs-classic-350-vs-cb350', [
      answerFor('day-vs-night-2-vs-classic-350-vs-cb350', [duel, classic, cb350]),
      answerFor('day-vs-night-2-vs-classic-350', [duel, classic]),
      answerFor('day-vs-night-2-vs-r15-v4', [duel, r15]),
      ...usual,
    ]);
    await expect.element(heading(screen)).toHaveTextContent('Day-vs-Night 2 vs Classic 350 vs CB350');
    await screen.getByRole('link', { name: 'Remove Honda CB350' }).click();
    await expect.element(heading(screen)).toHaveTextContent('Day-vs-Night 2 vs Classic 350');
    await screen.getByRole('link', { name: 'Change bike: Royal Enfield Classic 350' }).click();
    await screen
      .getByRole('dialog')
      .getByRole('link', { name: /R15 V4/ })
      .click();
    await expect.poll(address).toBe('/compare-bikes/day-vs-night-2-vs-r15-v4');
  });

  it('lets it wait alone for a second', async () => {
    const { screen } = await renderComparison('/compare-bikes/day-vs-night-2', [
      http.get('*/api/compare-bikes/:chain/', () => HttpResponse.json(refusal, { status: 400 })),
      bike(duel),
      ...usual,
    ]);
    await expect.element(screen.getByRole('link', { name: 'Select Bike' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Change bike: Honda Day-vs-Night 2' })).toBeVisible();
  });
});

describe('<ComparePage /> on the way to another address', () => {
  it('keeps room for the facts of the new bikes, and shows none of the old ones', async () => {
    const { screen, router } = await renderComparison('/compare-bikes/classic-350-vs-cb350', [
      answerFor('classic-350-vs-cb350', [classic, cb350]),
      waits(),
      ...usual,
    ]);
    const box = screen.getByRole('region', { name: 'Key Differences' });
    await expect.element(box.getByText('51 mm')).toBeVisible();
    await router.navigate('/compare-bikes/classic-350-vs-r15-v4', { state: { bikes: [classic, r15] } });
    await expect.element(heading(screen)).toHaveTextContent('Classic 350 vs R15 V4');
    await expect.element(box).toBeVisible();
    expect(box.getByText('51 mm').query()).toBeNull();
  });

  it('never shows the prices of other bikes under new names', async () => {
    const late = Promise.withResolvers<void>();
    const slow = http.post('*/api/bikes/cb350/on-road-price/', async () => {
      await late.promise;
      return HttpResponse.json(buildOnRoadPrice(195400));
    });
    const { screen, router } = await renderComparison('/compare-bikes/classic-350-vs-cb350', [slow, ...usual]);
    await expect.element(heading(screen)).toHaveTextContent('Classic 350 vs CB350');
    await router.navigate('/compare-bikes/classic-350-vs-r15-v4');
    const money = screen.getByRole('region', { name: 'On-road price in Delhi' });
    await expect.element(money.getByRole('heading', { name: 'R15 V4' })).toBeVisible();
    await router.navigate('/compare-bikes/classic-350-vs-cb350');
    await expect.element(heading(screen)).toHaveTextContent('Classic 350 vs CB350');
    expect(money.getByText(/₹/).query()).toBeNull();
    late.resolve();
    await expect.element(money.getByText('₹2,24,440', { exact: true })).toBeVisible();
  });

  it('keeps the prices of one city in sight while those of another are fetched', async () => {
    const late = Promise.withResolvers<void>();
    const slowInPune = http.post('*/api/bikes/:slug/on-road-price/', async ({ request }) => {
      const { city } = (await request.json()) as { city: string };
      if (city === 'Pune') await late.promise;
      return HttpResponse.json(buildOnRoadPrice(195400, city));
    });
    const { screen } = await renderComparison('/compare-bikes/classic-350-vs-cb350', [slowInPune, ...usual]);
    const money = screen.getByRole('region', { name: /^On-road price in/ });
    await expect.element(money.getByText('on-road, Delhi').first()).toBeVisible();
    chosenCity.write({ name: 'Pune', state: 'Maharashtra' });
    await expect.element(money.getByRole('heading', { name: 'On-road price in Pune' })).toBeVisible();
    await expect.element(money.getByText('on-road, Delhi').first()).toBeVisible();
    late.resolve();
    await expect.element(money.getByText('on-road, Pune').first()).toBeVisible();
    localStorage.clear();
  });

  it('leads home when Back has no page before it', async () => {
    const { screen } = await renderComparison('/compare-bikes/classic-350-vs-cb350', usual);
    await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  });

  it('shows a card that an older edition of the site stored', async () => {
    const { status: _status, price_month: _month, ...stored } = classic;
    const { screen } = await renderComparison('/compare-bikes/classic-350', [waits(), ...usual], { bike: stored });
    await expect.element(screen.getByText('ex-showroom, Delhi')).toBeVisible();
  });
});
