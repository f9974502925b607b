import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChipLink } from './chip-link.tsx';
import { ChipRow } from './chip-row.tsx';

const brands = ['Triumph', 'Honda', 'Kawasaki', 'Hero', 'Yamaha', 'BMW', 'Royal Enfield', 'TVS', 'Bajaj', 'Suzuki'];
const children = brands.map((brand) => (
  <ChipLink key={brand} to={`?q=${brand}`} current={brand === 'Honda'} count={brand.length}>
    {brand}
  </ChipLink>
));

const meta = { component: ChipRow, args: { label: 'Brands', children } } satisfies Meta<typeof ChipRow>;
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
