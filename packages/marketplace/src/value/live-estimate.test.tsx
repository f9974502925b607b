import { buildDeal, buildValuation, renderWithApi, usedBikeHandlers } from '@dopahiya/api-client/testing';
import type { UsedBikeValuation } from '@dopahiya/domain/market';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LiveBike } from '../sell-bikes-page/live-bike.tsx';
import { emptySellAnswers, type SellAnswers } from '../sell-draft/sell-answers.ts';
import { allAnswers } from '../testing/filled-draft.ts';

const { values, fails, waits } = usedBikeHandlers;
const { brand, model, year_of_manufacture, km_ridden } = allAnswers;
const vehicle: SellAnswers = { ...emptySellAnswers, brand, model, year_of_manufacture, km_ridden };

const live = (answers: SellAnswers, slug: string | null = 'activa') => (
  <LiveBike step={1} answers={answers} catalogue={{ drawn: null, slug }} />
);
function Typed() {
  const [km, setKm] = useState('');
  return (
    <>
      <input aria-label="Kilometres" value={km} onChange={({ target }) => setKm(target.value)} />
      {live({ ...vehicle, km_ridden: km })}
    </>
  );
}

const open = (handler: RequestHandler, answers = vehicle, slug?: string | null) =>
  renderWithApi(live(answers, slug), [handler], { at: '/sell-bikes' });
const worth = (facts: Partial<UsedBikeValuation>) => values(() => buildValuation(facts));

const noConfidence = { value: null, min_price: null, max_price: null, confidence: null };

beforeEach(() => page.viewport(1440, 900));

describe('the estimate beside the form', () => {
  it('is not asked for before brand, model, year and kilometres are told', async () => {
    const { screen, asked } = await open(values(), { ...vehicle, km_ridden: '' });
    await expect.element(screen.getByRole('region', { name: 'Honda Activa' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('tells the estimate, its confidence in a sentence and the span of 8 in 10', async () => {
    const { screen } = await open(values());
    const stone = screen.getByRole('region', { name: 'Estimated value' });
    await expect.element(stone.getByText('Honda Activa, 2019')).toBeVisible();
    await expect.element(stone.getByText('₹43,600 to ₹53,400', { exact: true })).toBeVisible();
    await expect
      .element(stone.getByText(/^Most likely ₹48,500\. 80% confidence: 80 of 100 similar listings/))
      .toBeVisible();
    await expect.element(stone.getByText(/Most similar .* ₹38,900 to ₹60,500/)).toBeVisible();
    await expect.element(stone.getByRole('link', { name: 'How we value' })).toHaveAttribute('href', '/how-we-value');
  });

  it.each([
    ['says where a new one costs less', 'on-sale', 45_000, true],
    ['says nothing of it where a new one costs as much', 'on-sale', 48_500, false],
    ['compares with no last price of what nobody sells new', 'last-price', 45_000, false],
  ] as const)('%s', async (_, basis, new_price, isSaid) => {
    const { screen } = await open(worth({ basis, new_price }));
    await expect.element(screen.getByText(/Most similar .* ₹38,900/)).toBeVisible();
    const said = screen.getByText(/Our estimate is more than a new one .*: ₹45,000 ex-showroom, Delhi · June 2026\./);
    expect(said.query() !== null).toBe(isSaid);
  });

  it('is asked for once nothing changes for a moment, and never shown as new for what was told before', async () => {
    const handler = values(({ km_ridden: km = 0 }) => buildValuation({ value: 50_000 - Number(km) / 10 }));
    const { screen, asked } = await renderWithApi(<Typed />, [handler], { at: '/sell-bikes' });
    const km = screen.getByRole('textbox');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const typed of ['3', '30', '30000']) await km.fill(typed);
    vi.advanceTimersByTime(1000);
    await expect.element(screen.getByText(/^Most likely ₹47,000/)).toBeVisible();
    expect(asked).toHaveLength(1);
    await km.fill('40000');
    expect(screen.container.querySelector('[data-old=true]')).not.toBeNull();
    vi.advanceTimersByTime(1000);
    await expect.element(screen.getByText(/^Most likely ₹46,000/)).toBeVisible();
    expect(screen.container.querySelector('[data-old=true]')).toBeNull();
  });

  it.each([
    ['the model', 'no-price', {}, null, /Choose the model from the list/],
    ['the owner', 'on-sale', {}, 'activa', /which owner you are/],
    ['the city', 'on-sale', { owner: '1st' }, 'activa', /Choose the city in step 2/],
    [
      'nothing more',
      'on-sale',
      { owner: '1st', city: { id: 1, name: 'Delhi' } },
      'activa',
      /more similar bikes are listed/,
    ],
  ] as const)(
    'is a rough guide without a likely value below 70, which wants %s',
    async (_, basis, told, slug, words) => {
      const { screen } = await open(worth({ ...noConfidence, basis }), { ...vehicle, ...told }, slug);
      await expect.element(screen.getByText('₹38,900 to ₹60,500', { exact: true })).toBeVisible();
      await expect.element(screen.getByText(words)).toBeVisible();
      expect(screen.getByText(/Most likely|confidence/).query()).toBeNull();
    },
  );

  it('says at which price the listing will say what', async () => {
    const { screen } = await open(worth({ deal: buildDeal({ grade: 'fair', difference: 1300 }) }), allAnswers);
    await expect
      .element(screen.getByText(/buyers see “Fair price: ₹1,300 above our estimate” on your listing\./))
      .toBeVisible();
    await expect.element(screen.getByText('Your price ₹49,800')).toBeVisible();
  });

  it('says what the API says where there is no value', async () => {
    const detail = 'Nobody knows what a bike of 9,00,000 km is worth.';
    const { screen } = await open(worth({ ...noConfidence, low: null, high: null, detail }));
    await expect.element(screen.getByText(detail)).toBeVisible();
  });

  it('says of what no bike has what is wrong with it, without a way to try again', async () => {
    const consoleErrors = ['Give kilometres up to 3,00,000: no bike that we know of has gone 9,00,000.'];
    const refused = http.post('*/api/used-bikes/valuation/', () =>
      HttpResponse.json({ km_ridden: consoleErrors }, { status: 400 }),
    );
    const { screen } = await open(refused, { ...vehicle, km_ridden: '900000' });
    await expect.element(screen.getByRole('status').getByText(/no bike that we know of has gone/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull();
  });

  it('says that it did not come where the API says neither a span nor why there is none', async () => {
    const { screen } = await open(worth({ ...noConfidence, low: null, high: null }));
    await expect.element(screen.getByText(/^We couldn’t load the estimate/)).toBeVisible();
  });

  it('says that it failed and tries again on a press', async () => {
    const { screen, asked } = await open(fails('valuation', 500, 'The garage is closed.'));
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('We couldn’t load the estimate. You can go on without it. The garage is closed.');
    const before = asked.length;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });

  it('says that it is on its way', async () => {
    const { screen } = await open(waits('valuation'));
    await expect.element(screen.getByText('Estimating its value')).toBeInTheDocument();
  });

  it('is one line on a phone, which opens the rest', async () => {
    await page.viewport(360, 740);
    const { screen } = await open(values());
    const line = screen.getByRole('button', { name: 'Worth about ₹43,600 to ₹53,400' });
    await expect.element(line).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByText(/^Most likely/)).not.toBeVisible();
    await line.click();
    await expect.element(screen.getByText(/^Most likely/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});
