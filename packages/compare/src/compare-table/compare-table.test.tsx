import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { hydrateWithApi } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CompareTable } from './compare-table.tsx';

insertPageStyle();

const names = ['Classic 350', 'CB350'];
const groups = [
  {
    title: 'Engine & Performance',
    rows: [
      { label: 'Displacement', values: ['349 cc', '348 cc'] },
      { label: 'Mileage', values: ['35 kmpl', '35 kmpl'] },
      { label: 'Top speed', values: [null, '125 km/h'] },
    ],
  },
  { title: 'Features', rows: [{ label: 'ABS', values: ['Dual channel', 'Dual channel'] }] },
];

describe('<CompareTable />', () => {
  it('keeps its groups closed until a visitor opens one', async () => {
    const screen = await render(<CompareTable names={names} groups={groups} />);
    await expect.element(screen.getByRole('table', { name: 'Engine & Performance' })).not.toBeInTheDocument();
    await screen.getByRole('heading', { name: 'Engine & Performance' }).click();
    await expect.element(screen.getByRole('table', { name: 'Engine & Performance' })).toBeVisible();
    await expect.element(screen.getByRole('table', { name: 'Features' })).not.toBeInTheDocument();
  });

  it('heads each column with a bike and each row with its fact', async () => {
    const screen = await render(<CompareTable names={names} groups={groups} initially="open" />);
    const table = screen.getByRole('table', { name: 'Engine & Performance' });
    expect(
      table
        .getByRole('columnheader')
        .elements()
        .map((header) => header.textContent),
    ).toEqual(['Specification', ...names]);
    await expect.element(table.getByRole('rowheader', { name: 'Mileage' })).toBeVisible();
  });

  it('marks what differs from the first by tint, bar and word, and nothing else', async () => {
    const screen = await render(<CompareTable names={names} groups={groups} initially="open" />);
    const differing = screen.getByRole('cell', { name: '348 cc differs' });
    const style = getComputedStyle(differing.element());
    const plain = getComputedStyle(screen.getByText('125 km/h').element());
    expect(style.backgroundColor).not.toBe(plain.backgroundColor);
    expect([style.boxShadow, plain.boxShadow]).toEqual([expect.stringContaining('inset'), 'none']);
    expect(screen.getByText('differs').elements()).toHaveLength(1);
  });

  it('leaves out rows, and groups, in which nothing differs, when asked', async () => {
    const screen = await render(<CompareTable names={names} groups={groups} initially="open" rows="differing" />);
    expect(
      screen
        .getByRole('rowheader')
        .elements()
        .map((header) => header.textContent),
    ).toEqual(['Displacement']);
    await expect.element(screen.getByRole('heading', { name: 'Features' })).not.toBeInTheDocument();
  });

  it('sets a fact above its values on a phone and stays a table', async () => {
    await page.viewport(360, 700);
    const screen = await render(<CompareTable names={names} groups={groups} initially="open" heading="sticky" />);
    const table = screen.getByRole('table', { name: 'Engine & Performance' });
    const label = table.getByRole('rowheader', { name: 'Displacement' }).element().getBoundingClientRect();
    const value = table.getByRole('cell', { name: '349 cc' }).element().getBoundingClientRect();
    expect(label.bottom).toBeLessThanOrEqual(value.top);
    expect(document.documentElement.scrollWidth).toBe(360);
    expect(
      screen
        .getByText('CB350')
        .elements()
        .some((name) => getComputedStyle(name.parentElement ?? name).position === 'sticky'),
    ).toBe(true);
    await page.viewport(1280, 800);
  });

  it('comes from the server as the browser would have made it', async () => {
    const { consoleErrors } = await hydrateWithApi(
      <CompareTable names={names} groups={groups} heading="sticky" />,
      () => {},
    );
    expect(consoleErrors).toEqual([]);
  });
});
