import { hydrateWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle, withoutScripts } from '@dopahiya/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { VariantTable } from './variant-table.tsx';

insertPageStyle();

const variants = ['Redditch', 'Halcyon', 'Signals', 'Chrome', 'Dark'].map((name, index) => ({
  id: name,
  name,
  price: <span>Price {index}</span>,
}));
const sections = [
  {
    title: 'Brakes',
    rows: [{ label: 'ABS', values: ['Single channel', 'Dual channel', 'Dual channel', 'Dual channel', null] }],
  },
  { title: 'Wheels', rows: [{ label: 'Kind', values: ['Spoke', 'Spoke', 'Spoke', 'Alloy', 'Alloy'] }] },
];

const show = (count = variants.length) =>
  render(<VariantTable caption="Variants of Classic 350" variants={variants.slice(0, count)} sections={sections} />);

const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((header) => header.querySelector('b')?.textContent)
    .slice(1);

describe('<VariantTable />', () => {
  it('shows three variants and three more with each press', async () => {
    const screen = await show();
    expect(headers()).toEqual(['Redditch', 'Halcyon', 'Signals']);
    await expect.element(screen.getByRole('status')).toHaveTextContent('3 of 5');
    await screen.getByRole('button', { name: 'Load More Variants' }).click();
    expect(headers()).toEqual(['Redditch', 'Halcyon', 'Signals', 'Chrome', 'Dark']);
    await expect.element(screen.getByRole('button', { name: 'Load More Variants' })).not.toBeInTheDocument();
  });

  it('marks what differs from the first', async () => {
    const screen = await show();
    expect(screen.getByRole('cell', { name: 'Dual channel differs' }).elements()).toHaveLength(2);
  });

  it('folds a section away', async () => {
    const screen = await show();
    const section = screen.getByRole('button', { name: 'Brakes' });
    await section.click();
    await expect.element(section).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByRole('rowheader', { name: 'ABS' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('rowheader', { name: 'Kind' })).toBeVisible();
  });

  it('offers a compact view when there are more than three', async () => {
    const screen = await show();
    const toggle = screen.getByRole('button', { name: 'Compact view' });
    const height = () => screen.getByRole('row').last().element().getBoundingClientRect().height;
    const roomy = height();
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(height()).toBeLessThan(roomy);
    await screen.unmount();
    const few = await show(3);
    await expect.element(few.getByRole('button', { name: 'Compact view' })).not.toBeInTheDocument();
  });

  it('keeps the names of the facts in sight while it scrolls', async () => {
    await page.viewport(360, 700);
    const screen = await show();
    const name = screen.getByRole('rowheader', { name: 'ABS' });
    const { left } = name.element().getBoundingClientRect();
    screen.getByRole('region', { name: 'Variants of Classic 350' }).element().scrollTo({ left: 200 });
    await expect.poll(() => screen.getByText('Redditch').element().getBoundingClientRect().left).toBeLessThan(100);
    expect(name.element().getBoundingClientRect().left).toBe(left);
    await page.viewport(1280, 800);
  });

  it('shows all without scripts', async () => {
    await show();
    await withoutScripts(async () => {
      expect(headers()).toHaveLength(5);
      await expect.element(page.getByRole('button', { name: 'Load More Variants' })).not.toBeInTheDocument();
    });
  });

  it('comes from the server as the browser would have made it', async () => {
    const { consoleErrors } = await hydrateWithApi(
      <VariantTable
        caption="Variants"
        variants={['A', 'B'].map((name) => ({ id: name, name, price: '₹1' }))}
        sections={[{ title: 'Weight', rows: [{ label: 'Kerb weight', values: ['195 kg', '187 kg'] }] }]}
      />,
      () => {},
    );
    expect(consoleErrors).toEqual([]);
  });
});
