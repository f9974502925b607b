import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../container/container.tsx';
import { BikeRowSkeleton } from './bike-row-skeleton.tsx';

const meta = {
  title: 'Bikes/BikeRowSkeleton',
  tags: ['autodocs'],
  component: BikeRowSkeleton,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  parameters: {
    showsNothing: true,
    guide: {
      use: 'In place of a BikeRow or Carousel on its way; say whether its cards have an action and buttons.',
      avoid: 'For a single card: BikeCardSkeleton.',
      states: 'In place of a row or of a carousel.',
      keyboard: 'It takes no focus; what is awaited is told.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof BikeRowSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = { args: { count: 6, action: 'link' } };
export const Carousel: Story = { args: { instead: 'carousel' } };
