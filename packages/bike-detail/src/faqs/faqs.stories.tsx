import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buildBikeDetail, sectionHandlers } from '../testing.ts';
import { Faqs } from './faqs.tsx';

const { answers, fails, waits } = sectionHandlers;

const questions = [
  { id: 'seat', question: 'How high is the seat?', answer: 'It is 805 mm high.' },
  { id: 'weight', question: 'How heavy is it?', answer: 'It weighs 195 kg, ready to ride.' },
  { id: 'tank', question: 'How much does the tank hold?', answer: '13 litres.' },
];

/** Returns a story that expects this text to appear. */
const saying = (text: string, msw: ReturnType<typeof answers>): Story => ({
  parameters: { msw: [msw] },
  play: async ({ canvas }) => expect(await canvas.findByText(text)).toBeInTheDocument(),
});

const meta = {
  component: Faqs,
  args: { bikeId: buildBikeDetail().id },
  parameters: { layout: 'fullscreen', msw: [answers('faqs', questions)] },
} satisfies Meta<typeof Faqs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('How high is the seat?'));
    await expect(canvas.getByText('It is 805 mm high.')).toBeVisible();
  },
};

export const Empty: Story = saying('No FAQs available for this model.', answers('faqs', []));
export const Failed: Story = saying('Failed to load FAQs. Please try again later.', fails('faqs'));
export const Loading: Story = saying('Loading FAQs...', waits('faqs'));

const longQuestion =
  'What do I have to look at before I buy one that somebody has ridden over every pass between here and the sea?';
export const LongText: Story = saying(
  longQuestion,
  answers('faqs', [
    { id: 'used', question: longQuestion, answer: 'At its chain, its tyres and its papers. '.repeat(12) },
  ]),
);
