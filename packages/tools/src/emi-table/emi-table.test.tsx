import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { hydrateWithApi } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EmiTable } from './emi-table.tsx';

insertPageStyle();

const rows = [
  { months: 12, emi: 8792, interest: 5499, total: 105499 },
  { months: 36, emi: 3227, interest: 16162, total: 116162 },
];
const show = () =>
  render(<EmiTable title="For ₹1,00,000 at 10%" loan={100000} rows={rows} chosen={36} footnote="Indicative." />);

describe('<EmiTable />', () => {
  it('tells instalment, interest and payment of each tenure', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('region', { name: 'For ₹1,00,000 at 10%' })).toBeVisible();
    const row = screen.getByRole('row', { name: /12 months/ });
    expect(
      row
        .getByRole('cell')
        .elements()
        .map((cell) => cell.textContent),
    ).toEqual(['₹8,792', '₹5,499', '₹1,05,499']);
    await expect.element(screen.getByText('Indicative.')).toBeVisible();
  });

  it('marks the chosen tenure for the eye and for screen readers', async () => {
    const screen = await show();
    const row = screen.getByRole('row', { name: /36 months \(chosen\)/ });
    const other = screen.getByRole('row', { name: /12 months/ });
    const [chosen, plain] = [row, other].map((one) => getComputedStyle(one.element()).backgroundColor);
    expect(chosen).not.toBe(plain);
    expect(screen.getByText('(chosen)').elements()).toHaveLength(1);
  });

  it('fits 360 px, without the bar', async () => {
    await page.viewport(360, 700);
    const screen = await show();
    expect(screen.getByRole('table').element().scrollWidth).toBeLessThanOrEqual(358);
    expect(document.documentElement.scrollWidth).toBe(360);
    await expect.element(screen.getByText('Loan and interest')).not.toBeVisible();
    await page.viewport(1280, 800);
    await expect.element(screen.getByText('Loan and interest')).toBeVisible();
    const widths = (part: string) =>
      Array.from(screen.container.querySelectorAll(`tbody ${part}`), (bar) => bar.getBoundingClientRect().width);
    const [loans, interests] = [widths('i'), widths('u')];
    for (const [index, { interest }] of rows.entries()) {
      expect((loans[index] ?? 0) / (loans[0] ?? 0)).toBeCloseTo(1, 1);
      expect((interests[index] ?? 0) / (loans[index] ?? 0)).toBeCloseTo(interest / 100_000, 2);
    }
  });

  it('comes from the server as the browser would have made it', async () => {
    const { consoleErrors } = await hydrateWithApi(
      <EmiTable title="Loan" loan={1000} rows={[{ months: 12, emi: 90, interest: 80, total: 1080 }]} />,
      () => {},
    );
    expect(consoleErrors).toEqual([]);
  });
});
