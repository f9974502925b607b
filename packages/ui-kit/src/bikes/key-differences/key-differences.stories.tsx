import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyDifferences } from './key-differences.tsx';

const meta = {
  title: 'Bikes/KeyDifferences',
  tags: ['autodocs'],
  component: KeyDifferences,
  parameters: {
    guide: {
      use: 'At most six differences of two bikes, the largest first, each a number and a sentence.',
      avoid: 'For every difference: CompareTable.',
      states: 'One to six.',
      keyboard: 'It takes no focus.',
    },
  },
  args: {
    differences: [
      { figure: '₹14,282', sentence: 'Classic 350 costs less' },
      { figure: '51 mm', sentence: 'CB350 has the longer wheelbase, so it sits steadier on a highway' },
      { figure: '8 kg', sentence: 'CB350 is lighter to push and park' },
    ],
  },
} satisfies Meta<typeof KeyDifferences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
