import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { SpecTable } from './spec-table.tsx';

insertPageStyle();

const rows = [
  { label: 'Seat height', value: '805 mm', selected: true },
  { label: 'Kerb weight', value: '195 kg' },
];

describe('<SpecTable />', () => {
  it('is a named table whose labels head their rows', async () => {
    const screen = await render(<SpecTable caption="Dimensions and weight" rows={rows} />);
    const table = screen.getByRole('table', { name: 'Dimensions and weight' });
    await expect.element(table.getByRole('rowheader', { name: 'Kerb weight' })).toBeVisible();
    await expect.element(table.getByRole('cell', { name: '195 kg' })).toBeVisible();
  });

  it('has room for a control in each row and tints the chosen ones', async () => {
    const screen = await render(
      <SpecTable
        caption="Dimensions and weight"
        rows={rows}
        control={({ label }) => <input type="checkbox" aria-label={`Choose ${label}`} />}
      />,
    );
    expect(screen.getByRole('checkbox').elements()).toHaveLength(2);
    const [chosen, other] = screen
      .getByRole('row')
      .elements()
      .map((row) => getComputedStyle(row).backgroundColor);
    expect(other).not.toBe(chosen);
  });
});
