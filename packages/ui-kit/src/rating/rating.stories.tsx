import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './rating.tsx';

const meta = {
  title: 'Page/Rating',
  tags: ['autodocs'],
  component: Rating,
  parameters: {
    guide: {
      use: 'A score with the number of people behind it.',
      avoid: 'When nobody rated: leave it out, never show a zero.',
      states: 'With and without the count; nothing when nobody rated.',
      keyboard: 'It takes no focus; score and count are read as one sentence.',
    },
  },
  args: { value: 4.5, count: 1850 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutCount: Story = { args: { value: 4, count: undefined } };
export const Empty: Story = { args: { value: null, count: 0 } };
