import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAnswer } from '../testing/sample-answer.ts';
import { Drivers } from './drivers.tsx';

const meta = {
  component: Drivers,
  parameters: { layout: 'fullscreen' },
  args: { comparison: sampleAnswer().comparison, plan: { km: 30, days: 25, years: 8 } },
} satisfies Meta<typeof Drivers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const FirstCostsLess: Story = {
  args: {
    comparison: sampleAnswer(2, { kmPerDay: 3, daysPerMonth: 2 }).comparison,
    plan: { km: 3, days: 2, years: 8 },
  },
};
