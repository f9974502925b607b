import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChosenChips } from './chosen-chips.tsx';

const meta = {
  title: 'Actions/ChosenChips',
  tags: ['autodocs'],
  component: ChosenChips,
  parameters: {
    guide: {
      use: 'Above a list: the filters that are chosen, each removed with one press.',
      avoid: 'For choices that could be added: ChipRow.',
      states: 'One or more filters; none renders nothing.',
      keyboard: 'Tab goes through the chips, Enter removes one.',
    },
  },
  args: {
    label: 'Chosen filters',
    chips: [
      { label: 'Honda', to: '?price=0-50000' },
      { label: 'Up to ₹50,000', to: '?brand=honda' },
    ],
    clear: { label: 'Clear all', to: '?' },
  },
} satisfies Meta<typeof ChosenChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove Honda' })).toBeVisible();
  },
};
export const None: Story = {
  args: { chips: [] },
  parameters: { showsNothing: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
