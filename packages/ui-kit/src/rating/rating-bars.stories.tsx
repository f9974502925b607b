import type { Meta, StoryObj } from '@storybook/react-vite';
import { RatingBars } from './rating-bars.tsx';

const counts = [1240, 402, 120, 38, 50];

const meta = {
  title: 'Page/RatingBars',
  tags: ['autodocs'],
  component: RatingBars,
  parameters: {
    guide: {
      use: 'How the ratings spread over the stars.',
      avoid: 'Without enough ratings to mean something: Rating alone.',
      states: 'Any spread; a row without ratings stays.',
      keyboard: 'It takes no focus; each row is read with its number.',
    },
  },
  args: { distribution: counts.map((count, index) => ({ rating: 5 - index, count })) },
} satisfies Meta<typeof RatingBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { distribution: counts.map((_, index) => ({ rating: 5 - index, count: 0 })) } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
