import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'States/Spinner',
  tags: ['autodocs'],
  component: Spinner,
  parameters: {
    showsNothing: true,
    guide: {
      use: 'Something under way whose shape nobody knows.',
      avoid: 'For lists and cards: Skeleton.',
      states: 'Turning, still under less motion.',
      keyboard: 'It takes no focus; with a label it is told.',
    },
  },
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = {};
export const Large: Story = { args: { size: 32 } };
