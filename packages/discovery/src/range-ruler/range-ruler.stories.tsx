import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RangeRuler } from './range-ruler.tsx';
import { showEach } from '@dopahiya/ui-kit/testing';

const labels = ['Under 60k', 'Under 70k', 'Under 80k', 'Under 1L', 'Under 1.5L', 'Under 2L', 'Above 2L'];

const meta = {
  component: RangeRuler,
  args: {
    label: 'Budget',
    options: labels.map((label) => ({ id: label, label, href: `?budget=${label}` })),
    selected: 'Under 80k',
  },
} satisfies Meta<typeof RangeRuler>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};
export const States: Story = showEach(RangeRuler, {
  Buttons: { options: labels.map((label) => ({ id: label, label })), onSelect: fn() },
  'None chosen': { selected: null },
});
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
