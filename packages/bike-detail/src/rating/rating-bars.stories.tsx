import type { Meta, StoryObj } from '@storybook/react-vite';
import { RatingBars } from './rating-bars.tsx';

const counts = [1240, 402, 120, 38, 50];

const meta = {
  component: RatingBars,
  args: { distribution: counts.map((count, index) => ({ rating: 5 - index, count })) },
} satisfies Meta<typeof RatingBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { distribution: counts.map((_, index) => ({ rating: 5 - index, count: 0 })) } };
