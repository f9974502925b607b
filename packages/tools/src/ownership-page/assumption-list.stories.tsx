import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { sampleAnswer } from '../testing/sample-answer.ts';
import { AssumptionList } from './assumption-list.tsx';

const meta = {
  component: AssumptionList,
  args: { answer: sampleAnswer(), charging: 'home', assumed: {}, unread: {}, onAssume: fn() },
} satisfies Meta<typeof AssumptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const HalfAndHalf: Story = { args: { charging: 'half' } };
export const Changed: Story = {
  args: { assumed: { batteryLife: 20 } },
  play: async ({ canvas }) => userEvent.click(canvas.getByText('Set one value in place of a range')),
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
