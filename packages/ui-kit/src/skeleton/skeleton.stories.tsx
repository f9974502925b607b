import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'States/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
  parameters: {
    guide: {
      use: 'In place of something on its way, with its exact height.',
      avoid: "For what comes within 300 ms; for an action under way: the button's own loading.",
      states: 'Shining, still under less motion; unseen for the first 300 ms.',
      keyboard: 'It takes no focus; say in words nearby what is awaited.',
    },
  },
  args: { width: '40%' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = { parameters: { showsNothing: true } };
