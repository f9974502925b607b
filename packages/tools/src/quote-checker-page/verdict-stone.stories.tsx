import { judgeQuotation } from '@dopahiya/engines/judgement';
import { noQuotation } from '@dopahiya/engines/quotation';
import { readQuotation } from '@dopahiya/engines/quotation-reader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { samplePrice } from '../testing/quote-handlers.ts';
import { VerdictStone } from './verdict-stone.tsx';

const judged = (text: string, price: typeof samplePrice | null = samplePrice) => {
  const quotation = text === '' ? noQuotation : readQuotation(text);
  return { quotation, judgement: judgeQuotation({ quotation, price }), price };
};

const meta = {
  component: VerdictStone,
  args: {
    ...judged('ex 92529 rto 7902 ins 9344 hsrp 366 handling 1850 total 111991'),
    bike: 'Honda Activa 125',
    date: '2026-11-18',
    failure: null,
    onShare: fn(),
  },
} satisfies Meta<typeof VerdictStone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const InLine: Story = { args: judged('ex 92529 rto 7902 ins 6663 hsrp 366 total 107460') };
export const WrongSum: Story = { args: judged('ex 92529 rto 7902 ins 6663 hsrp 366 total 109999') };
export const Empty: Story = { args: { ...judged('', null), bike: null, date: '' } };
export const Failed: Story = { args: { ...judged('ex 92529 handling 1850', null), failure: fn() } };
