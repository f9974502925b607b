import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { todaysModel } from '@dopahiya/engines/todays-model';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { groups } from '#texts/how-we-value-page';
import { buildModel } from '../testing/build-model.ts';
import { HowWeValuePage } from './how-we-value.page.tsx';
import { ValuationMethod } from './valuation-method.tsx';

const openMethod = () => renderWithApi(<ValuationMethod model={buildModel()} />, [], { at: '/how-we-value' });

describe('<HowWeValuePage />', () => {
  it('has its whole text in the HTML of the server, which the browser takes over as it is', async () => {
    const first = await hydrateWithApi(<HowWeValuePage />, () => undefined);
    expect(first.text).toContain('Asking prices aren’t selling prices');
    expect(first.text).toContain(`We use ${todaysModel.rows} listings`);
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });

  it('says on how many rows of which month it rests, and how wrong it is', async () => {
    const { screen } = await openMethod();
    await expect.element(screen.getByText(/^We use 271 listings from August 2026/)).toBeVisible();
    await expect.element(screen.getByText(/within 12\.6% .* 82% of asking prices/)).toBeVisible();
  });

  it('has the error of each group as bars and as a table', async () => {
    const { screen } = await openMethod();
    const bars = screen.getByRole('figure', { name: 'Typical error of each group, in per cent' });
    await expect.element(bars.getByText('Royal Enfield', { exact: true })).toBeVisible();
    const table = screen.getByRole('table', { name: 'Show as a table' });
    await expect.element(table.getByRole('row', { name: 'All 271 12.6% 82%' })).toBeVisible();
    await expect.element(table.getByRole('row', { name: 'Royal Enfield 43 11% 74%' })).toBeVisible();
    await expect.element(table.getByRole('row').last().getByText('a group without words')).toBeVisible();
  });

  it('has words for each group of the model of today', () => {
    const names = todaysModel.figures.segments.map(([name]) => name);
    expect(names.filter((name) => !(name in groups))).toEqual([]);
  });

  it('works an example out by the engine', async () => {
    const { screen } = await renderWithApi(<HowWeValuePage />, [], { at: '/how-we-value' });
    await expect
      .element(screen.getByText(/^A 5-year-old TVS Apache RTR 160 4V .* new: ₹8\d,\d{3}\. Most similar/))
      .toBeVisible();
  });

  it('says what it cannot know, and that asking prices are not selling prices', async () => {
    const { screen } = await openMethod();
    await expect.element(screen.getByText('Accidents or flood damage.')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Asking prices aren’t selling prices' })).toBeVisible();
  });

  it('leads to the pages that show estimates', async () => {
    const { screen } = await openMethod();
    await expect
      .element(screen.getByRole('link', { name: 'Selling your bike' }))
      .toHaveAttribute('href', '/sell-bikes');
  });

  it('is no wider than a screen of 360 px', async () => {
    await page.viewport(360, 740);
    await renderWithApi(<HowWeValuePage />, [], { at: '/how-we-value' });
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});
