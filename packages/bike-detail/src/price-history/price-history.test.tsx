import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buildPriceHistory, buildPricePoint } from '../testing/build-price-history.ts';
import { sectionHandlers } from '../testing/section-handlers.ts';
import { PriceHistory } from './price-history.tsx';

const { answers, fails } = sectionHandlers;
const bike = { slug: 'classic-350', status: 'on_sale' } as const;
const title = 'Price history';
const history = (shown: Parameters<typeof PriceHistory>[0]['bike'] = bike) => (
  <PriceHistory bike={shown} city="Delhi" variant="Redditch" />
);

const open = (facts: Parameters<typeof buildPriceHistory>[0] = {}) =>
  renderWithApi(history(), [answers('history', { ...buildPriceHistory(facts) })]);

describe('<PriceHistory />', () => {
  it('draws known months, with a line only between months that follow each other', async () => {
    const { screen } = await open();
    const section = screen.getByRole('region', { name: title });
    await expect.element(section.getByText(/Gaps are months whose price we don’t know/)).toBeVisible();
    const lines = [...section.element().querySelectorAll('[data-part=line]')].map((line) => line.getAttribute('d'));
    expect(lines.map((line) => line?.includes('L'))).toEqual([false, true, false, false]);
    const points = [...section.element().querySelectorAll('[data-part=point]')];
    expect(points).toHaveLength(5);
    const at = (axis: 'cx' | 'cy') => points.map((point) => Number(point.getAttribute(axis)));
    expect(at('cx')).toEqual(at('cx').toSorted((one, other) => one - other));
    // The first price is the lowest and the third the highest.
    expect(at('cy')[0]).toBe(Math.max(...at('cy')));
    expect(at('cy')[2]).toBe(Math.min(...at('cy')));
    await expect.element(section.getByText('22 Sept 2025: GST went from 28% to 18% (NDTV Profit).')).toBeVisible();
  });

  it('has the same in a table, and says why an on-road price is not known', async () => {
    const { screen } = await open();
    await screen.getByText('Show as a table').click();
    await expect
      .element(screen.getByRole('row', { name: /^May 2025 ₹1,95,000 ₹2,23,000 vehicle portals \(2026\)$/ }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('row', { name: /^May 2021 ₹1,61,000 Not known: we don’t know a rule .* not named$/ }))
      .toBeVisible();
  });

  it('says of one known month that there is no other, and draws no curve', async () => {
    const { screen } = await open({ points: [buildPricePoint('2026-06', 181_118)], events: [], last_change: null });
    const told =
      /^Prices of the Redditch variant\. .* In June 2026 it cost ₹1,81,118 .* no other month\. On the road in/;
    await expect.element(screen.getByText(told)).toBeVisible();
    await expect.element(screen.getByText('We don’t know when the price last changed.')).toBeVisible();
    expect(screen.container.querySelector('svg [data-part=point]')).toBeNull();
  });

  it.each([
    [{ points: [buildPricePoint('2026-05', 180_218), buildPricePoint('2026-06', 181_118)] }, /Gaps are months/],
    [{}, /in June 2026 was ₹13,882 lower than in September 2025/],
    [
      { last_change: { from_month: '2026-05', month: '2026-06', amount: 900 } },
      /in June 2026 was ₹900 higher than in May/,
    ],
    [{ last_change: null }, /the same in every month we know/],
    [{}, /We know of no coming change of a rule/],
    [{ next_change: { day: '2027-01-01', on_road_price: 227_241, lines: [] } }, /On 1 Jan 2027 .* rises by ₹18,000/],
    [{ next_change: { day: '2027-01-01', on_road_price: 209_000, lines: [] } }, /On 1 Jan 2027 .* falls by ₹241/],
    [
      { next_change: { day: '2027-01-01', on_road_price: null, lines: [] } },
      /rule for Delhi ends\. We don’t know what follows/,
    ],
    [{ on_road_price: null }, /We don’t know the next change of a rule/],
  ])('tells a buyer what is computed: %j', async (facts, words) => {
    const { screen } = await open(facts);
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it('gives no advice where nobody sells it new', async () => {
    const handler = answers('history', { ...buildPriceHistory() });
    const { screen } = await renderWithApi(history({ ...bike, status: 'discontinued' }), [handler]);
    await expect.element(screen.getByText(/Gaps are months/)).toBeVisible();
    expect(screen.getByText('Is it a good time to buy?').query()).toBeNull();
  });

  it.each([
    ['no month is known', answers('history', { ...buildPriceHistory({ points: [] }) })],
    ['another API has no such call', fails('history', 404)],
  ])('is not there where %s', async (_, handler) => {
    const { screen, asked } = await renderWithApi(history(), [handler]);
    await expect.poll(() => asked).toHaveLength(1);
    await expect.element(screen.getByRole('region', { name: title })).not.toBeInTheDocument();
  });

  it('is not asked for of what is yet to come', async () => {
    const { screen, asked } = await renderWithApi(history({ ...bike, status: 'upcoming' }), []);
    expect(screen.container.textContent).toBe('');
    expect(asked).toEqual([]);
  });

  it('says that it failed, and tries again', async () => {
    const { screen, asked } = await renderWithApi(history(), [fails('history')]);
    await expect.element(screen.getByText('Known prices could not be loaded.')).toBeVisible();
    const before = asked.length;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });

  it('is in the HTML of the server, which the browser takes over as it is', async () => {
    const first = await hydrateWithApi(history(), (queries) => {
      queries.setQueryData(['price-history', bike.slug, 'Delhi', 'Redditch'], buildPriceHistory());
    });
    expect(first.text).toContain('September 2025');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });

  it('is no wider than a screen of 360 px', async () => {
    await page.viewport(360, 740);
    const { screen } = await open();
    await screen.getByText('Show as a table').click();
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});
