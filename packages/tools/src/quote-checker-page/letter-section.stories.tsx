import { judgeQuotation } from '@dopahiya/engines/judgement';
import { readQuotation } from '@dopahiya/engines/quotation-reader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { samplePrice } from '../testing/quote-handlers.ts';
import { LetterSection } from './letter-section.tsx';

const judged = (text: string) => judgeQuotation({ quotation: readQuotation(text), price: samplePrice });

const meta = {
  component: LetterSection,
  parameters: { layout: 'fullscreen' },
  args: {
    judgement: judged('ex 92529 rto 7902 ins 9344 hsrp 366 handling 1850 ew 1299 total 113290'),
    bike: 'Honda Activa 125 DLX',
    date: '2026-11-18',
    written: samplePrice,
  },
} satisfies Meta<typeof LetterSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const InHindi: Story = {
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('radio', { name: 'हिन्दी' })),
};
export const NothingToCorrect: Story = { args: { judgement: judged('ex 92529 rto 7902 ins 6663 hsrp 366') } };
export const WithoutBike: Story = { args: { bike: '', date: '', written: null } };
