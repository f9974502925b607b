import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { insertPageStyle } from '../testing.ts';
import { WideTable } from './wide-table.tsx';

insertPageStyle();

const show = (isWide = true) =>
  render(
    <WideTable label="Lenders and rates" isWide={isWide}>
      <table>
        <tbody>
          <tr>
            <td>12%</td>
          </tr>
        </tbody>
      </table>
    </WideTable>,
  );

describe('<WideTable />', () => {
  it('says that there are more columns where some are out of sight, and only there', async () => {
    await page.viewport(390, 800);
    const screen = await show();
    await expect.element(screen.getByText(/^More columns to the right/)).toBeVisible();
    const scroller = screen.getByRole('region', { name: 'Lenders and rates' }).element();
    expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    await page.viewport(1000, 800);
    await expect.element(screen.getByText(/^More columns to the right/)).not.toBeVisible();
    expect(scroller.scrollWidth).toBe(scroller.clientWidth);
  });

  it('says nothing where few columns fit', async () => {
    await page.viewport(390, 800);
    const screen = await show(false);
    await expect.element(screen.getByText(/^More columns to the right/)).not.toBeInTheDocument();
  });
});
