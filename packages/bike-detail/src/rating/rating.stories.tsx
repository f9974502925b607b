import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './rating.tsx';
import { showEach } from '@dopahiya/ui-kit/testing';

const meta = {
  component: Rating,
  args: { value: 4.5, count: 1850 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(Rating, {
  'Without count': { value: 4, count: undefined },
  Empty: { value: null, count: 0 },
});
