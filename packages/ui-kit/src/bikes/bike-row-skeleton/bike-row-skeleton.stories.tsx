import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../container/container.tsx';
import { BikeRowSkeleton } from './bike-row-skeleton.tsx';

const meta = {
  component: BikeRowSkeleton,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BikeRowSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = { args: { count: 6, action: 'link' } };
export const Carousel: Story = { args: { instead: 'carousel' } };
