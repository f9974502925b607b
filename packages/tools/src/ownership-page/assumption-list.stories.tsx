import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { sampleAnswer } from '../testing/sample-answer.ts';
import { AssumptionList } from './assumption-list.tsx';
import { showEach } from '@dopahiya/ui-kit/testing';

const meta = {
  component: AssumptionList,
  args: { answer: sampleAnswer(), charging: 'home', assumed: {}, unread: {}, onAssume: fn() },
} satisfies Meta<typeof AssumptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
const asked = { years: 8, value: 37_000, low: 26_000, high: 52_000, rows: 269, month: '2026-08', isRough: false };
const { comparison, ...answer } = sampleAnswer();
const bikes = comparison.bikes.map((one, index) => ({
  ...one,
  bike: { ...one.bike, asked: { ...asked, isRough: index === 1 } },
}));

export const States: Story = showEach(AssumptionList, {
  'From listings': { answer: { ...answer, comparison: { ...comparison, bikes } } },
  'Half and half': { charging: 'half' },
});
export const Changed: Story = {
  args: { assumed: { batteryLife: 20 } },
  play: async ({ canvas }) => userEvent.click(canvas.getByText('Set your own values')),
};
