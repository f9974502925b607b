import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './rating.tsx';

const meta = {
  component: Rating,
  args: { value: 4.5, count: 1850 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutCount: Story = { args: { value: 4, count: undefined } };
export const Empty: Story = { args: { value: null, count: 0 } };
