import type { Meta, StoryObj } from '@storybook/react-vite';
import { BikeCardSkeleton } from './bike-row-skeleton.tsx';

const meta = {
  title: 'Bikes/BikeCardSkeleton',
  tags: ['autodocs'],
  component: BikeCardSkeleton,
  parameters: {
    showsNothing: true,
    guide: {
      use: 'In place of one BikeCard on its way.',
      avoid: 'For a row: BikeRowSkeleton.',
      states: 'With and without an action.',
      keyboard: 'It takes no focus.',
    },
  },
  decorators: [(story) => <div style={{ maxWidth: 304 }}>{story()}</div>],
} satisfies Meta<typeof BikeCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = { args: { action: 'link', tools: 2 } };
