import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAnswer } from '../testing/sample-answer.ts';
import { FiguresStrip } from './figures-strip.tsx';

const meta = {
  component: FiguresStrip,
  parameters: { layout: 'fullscreen' },
  args: { answer: sampleAnswer() },
} satisfies Meta<typeof FiguresStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const OneBike: Story = { args: { answer: sampleAnswer(1) } };
export const NeverBreaksEven: Story = { args: { answer: sampleAnswer(2, { kmPerDay: 3, daysPerMonth: 2 }) } };
