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
  args: { grade: 'good', children: 'Below market, by ₹3,200' },
} satisfies Meta<typeof DealLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryGrade: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      <DealLabel grade="great">Far below market, by ₹12,400</DealLabel>
      <DealLabel grade="good">Below market, by ₹3,200</DealLabel>
      <DealLabel grade="fair">Fair price</DealLabel>
      <DealLabel grade="high">Above market, by ₹6,000</DealLabel>
      <DealLabel grade="very-high">Far above market, by ₹16,000</DealLabel>
      <DealLabel grade="unusually-low">Unusually low: check papers and bike first</DealLabel>
      <DealLabel grade="good" size="s">
        Below market, by ₹3,200
      </DealLabel>
    </div>
  ),
};
