import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyDifferences } from './key-differences.tsx';

const meta = {
  component: KeyDifferences,
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
