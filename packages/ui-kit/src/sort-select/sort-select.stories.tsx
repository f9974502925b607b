import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SortSelect } from './sort-select.tsx';

const options = [
  { value: 'featured', label: 'Featured' },
  { value: 'price-low', label: 'Price, low to high' },
  { value: 'price-high', label: 'Price, high to low' },
];

const meta = {
  title: 'Fields/SortSelect',
  tags: ['autodocs'],
  component: SortSelect,
  parameters: {
    guide: {
      use: 'The order of a list, in its toolbar; it works without scripts.',
      avoid: 'For a value of a form: SelectField.',
      states: 'One order chosen, always.',
      keyboard: "The browser's own: arrow keys change it; without scripts a button follows.",
    },
  },
  args: { name: 'sort', value: 'price-low', options, onValueChange: fn() },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
