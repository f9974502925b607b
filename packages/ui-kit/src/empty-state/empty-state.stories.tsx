import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = { component: EmptyState, args: { title: 'No bikes match your filters' } } satisfies Meta<
  typeof EmptyState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};
export const WithAction: Story = {
  args: { message: 'Check back later for new arrivals', action: <Button tone="secondary">Clear filters</Button> },
};
