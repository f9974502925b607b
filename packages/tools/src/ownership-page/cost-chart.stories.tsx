import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAnswer } from '../testing/sample-answer.ts';
import { CostChart } from './cost-chart.tsx';
import { showEach } from '@dopahiya/ui-kit/testing';

const meta = {
  component: CostChart,
  args: { comparison: sampleAnswer().comparison },
} satisfies Meta<typeof CostChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const States: Story = showEach(CostChart, {
  'One bike': { comparison: sampleAnswer(1).comparison },
  'Never breaks even': { comparison: sampleAnswer(2, { kmPerDay: 3, daysPerMonth: 2 }).comparison },
});
