import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChipLink } from './chip-link.tsx';
import { ChipRow } from './chip-row.tsx';

const brands = ['Triumph', 'Honda', 'Kawasaki', 'Hero', 'Yamaha', 'BMW', 'Royal Enfield', 'TVS', 'Bajaj', 'Suzuki'];
const children = brands.map((brand) => (
  <ChipLink key={brand} to={`?q=${brand}`} current={brand === 'Honda'} count={brand.length}>
    {brand}
  </ChipLink>
));

const meta = {
  title: 'Actions/ChipRow',
  tags: ['autodocs'],
  component: ChipRow,
  parameters: {
    guide: {
      use: 'A line of chips that may be longer than the screen.',
      avoid: 'For more than about twenty values: CheckboxGroup with a search.',
      states: 'Scrolls sideways below 1024 px, wraps above; `wraps`: everywhere.',
      keyboard: 'Tab goes through its chips; the row scrolls along with the focus.',
    },
  },
  args: { label: 'Brands', children },
} satisfies Meta<typeof ChipRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};
export const Removable: Story = {
  args: {
    label: 'Filters',
    children: (
      <ChipLink to="?" action="remove">
        Honda
      </ChipLink>
    ),
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const Wrapping: Story = {
  args: { wraps: true, label: 'Filters' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list', { name: 'Filters' });
    const { right } = row.getBoundingClientRect();
    for (const chip of canvas.getAllByRole('listitem')) {
      await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
    }
  },
};
