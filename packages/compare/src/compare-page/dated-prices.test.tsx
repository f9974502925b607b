import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buildComparedBike, buildOnRoadPrice, compareHandlers } from '../testing.ts';
import { renderComparison } from '../testing/render-comparison.tsx';

insertPageStyle();
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

const classic = buildComparedBike('classic-350');
const old = buildComparedBike('cb350', { status: 'discontinued', price: 156658, price_month: '2018-12' });
const { bikes, choices, counts } = compareHandlers;
const prices = http.post('*/api/bikes/:slug/on-road-price/', ({ params }) =>
  HttpResponse.json(
    params['slug'] === 'cb350'
      ? { ...buildOnRoadPrice(156658), price_month: '2018-12' }
      : { ...buildOnRoadPrice(181118), price_month: '2026-06' },
  ),
);

async function show(one = classic, other = old) {
  const { screen } = await renderComparison('/compare-bikes/classic-350-vs-cb350', [
    bikes([one, other]),
    prices,
    counts(),
    choices([one, other]),
  ]);
  return screen;
}

describe('<ComparePage /> of prices of different months', () => {
  it('says in each slot of when its price is', async () => {
    const screen = await show();
    await expect.element(screen.getByText('ex-showroom, Delhi · June 2026')).toBeVisible();
    await expect.element(screen.getByText('last ex-showroom price, Delhi · December 2018')).toBeVisible();
  });

  it('says of which bike nobody makes it any more, in the headline, by its name and by its price on the road', async () => {
    const screen = await show();
    const headline = screen.getByRole('heading', { level: 1 });
    await expect.element(headline).toHaveAccessibleName('Classic 350 vs CB350 Discontinued');
    const money = screen.getByRole('region', { name: 'On-road price in Delhi' });
    await expect.element(money.getByRole('heading', { name: 'CB350 Discontinued' })).toBeVisible();
    await expect.element(money.getByRole('heading', { name: 'Classic 350', exact: true })).toBeVisible();
    expect(screen.getByText('Discontinued', { exact: true }).elements()).toHaveLength(3);
  });

  it('tells the difference between them with both months', async () => {
    const box = (await show()).getByRole('region', { name: 'Key Differences' });
    await expect.element(box.getByText('₹24,460')).toBeVisible();
    await expect
      .element(box.getByText('CB350 costs less (last price of December 2018) than Classic 350 (price of June 2026)'))
      .toBeVisible();
    await expect.element(box.getByText(/^Prices: /)).not.toMatchTextContent(/\d{4}/);
  });

  it('says why the price of one is not known', async () => {
    const missing = [{ key: 'road_tax', reason: 'No rule of this state is known.' }];
    const { screen } = await renderComparison('/compare-bikes/classic-350-vs-cb350', [
      http.post('*/api/bikes/cb350/on-road-price/', () =>
        HttpResponse.json({ ...buildOnRoadPrice(), on_road_price: null, missing }),
      ),
      bikes([classic, old]),
      prices,
      counts(),
      choices([classic, old]),
    ]);
    const money = screen.getByRole('region', { name: 'On-road price in Delhi' });
    await expect.element(money.getByText('No rule of this state is known.')).toBeVisible();
  });

  it('does not tell the difference to a price of an unknown month', async () => {
    const box = (await show(classic, { ...old, price_month: null })).getByRole('region', { name: 'Key Differences' });
    await expect.element(box.getByText('51 mm')).toBeVisible();
    expect(box.getByText(/costs less/).query()).toBeNull();
  });

  it('says in the price row which price each is', async () => {
    const screen = await show();
    await screen.getByText('Price', { exact: true }).click();
    await expect
      .element(
        screen.getByRole('row', {
          name: /Ex-showroom price, Delhi ₹1,81,118 \(price of June 2026\) ₹1,56,658 \(last price of December 2018\)/,
        }),
      )
      .toBeVisible();
  });

  it('names both months where it explains the difference on the road, and leaves out differences line by line', async () => {
    const money = (await show()).getByRole('region', { name: 'On-road price in Delhi' });
    await expect.element(money.getByText('on-road, Delhi · price of December 2018')).toBeVisible();
    await expect
      .element(
        money.getByText(
          /^Classic 350 \(June 2026 price\) costs ₹26,905 more on the road than CB350 \(December 2018 price\):/,
        ),
      )
      .toBeVisible();
    await expect.element(money.getByRole('row', { name: 'Price as of June 2026 December 2018 differs' })).toBeVisible();
    expect(money.getByText(/[+−]₹/).query()).toBeNull();
  });
});
