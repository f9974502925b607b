import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'States/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  parameters: {
    guide: {
      use: 'A list or search that has nothing, with the specified sentence and one way on.',
      avoid: 'For failures: ErrorPanel.',
      states: 'With and without message and action.',
      keyboard: 'Tab reaches its action.',
    },
  },
  args: { title: 'No bikes match your filters' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};
export const WithAction: Story = {
  args: { message: 'Check back later for new arrivals', action: <Button tone="secondary">Clear filters</Button> },
};
