import type { Meta, StoryObj } from '@storybook/react-vite';
import { DealLabel } from './deal-label.tsx';

const meta = {
  title: 'Money/DealLabel',
  tags: ['autodocs'],
  component: DealLabel,
  parameters: {
    guide: {
      use: 'Says beside the asking price of a used bike how it lies beside what such bikes are asked for.',
      avoid: 'Without a valuation that is sure enough: nothing in its place.',
      states: 'Five grades and a warning, in two sizes.',
      keyboard: 'It takes no focus.',
    },
  },
  args: { grade: 'good', children: 'Below what most ask, by ₹3,200' },
} satisfies Meta<typeof DealLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Great: Story = { args: { grade: 'great', children: 'Far below what most ask, by ₹12,400' } };
export const Fair: Story = { args: { grade: 'fair', children: 'A usual price' } };
export const High: Story = { args: { grade: 'high', children: 'Above what most ask, by ₹6,000' } };
export const VeryHigh: Story = { args: { grade: 'very-high', children: 'Far above what most ask, by ₹16,000' } };
export const UnusuallyLow: Story = {
  args: { grade: 'unusually-low', children: 'Unusually low: check papers and bike first' },
};
export const Small: Story = { args: { size: 's' } };
