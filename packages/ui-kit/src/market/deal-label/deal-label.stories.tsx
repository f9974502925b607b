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
      states: 'Four grades and a warning, in two sizes.',
      keyboard: 'It takes no focus.',
    },
  },
  args: { grade: 'good', children: 'Good price, by ₹3,200' },
} satisfies Meta<typeof DealLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryGrade: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      <DealLabel grade="great">Great price, by ₹12,400</DealLabel>
      <DealLabel grade="good">Good price, by ₹3,200</DealLabel>
      <DealLabel grade="fair">Fair price</DealLabel>
      <DealLabel grade="high">Above market, by ₹6,000</DealLabel>
      <DealLabel grade="unusually-low">Unusually low: check papers and bike first</DealLabel>
      <DealLabel grade="good" size="s">
        Good price, by ₹3,200
      </DealLabel>
    </div>
  ),
};
