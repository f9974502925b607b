import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { fn } from 'storybook/test';
import { Slider } from './slider.tsx';

function LiveSlider({ value, ...rest }: ComponentProps<typeof Slider>) {
  const [current, setCurrent] = useState(value);
  return <Slider {...rest} value={current} onValueChange={setCurrent} />;
}

const meta = {
  title: 'Fields/Slider',
  tags: ['autodocs'],
  component: Slider,
  parameters: {
    guide: {
      use: 'An amount where the feel for more and less counts: loan, rate, tenure. The number stands beside it and can be typed.',
      avoid: 'For an exact number alone: Field. For few fixed ranges: RangeRuler.',
      states: 'Between its ends, at them, disabled.',
      keyboard: 'Arrow keys move one step, Page Up and Page Down ten, Home and End to the ends.',
    },
  },
  args: {
    label: 'Loan amount',
    value: 100_000,
    min: 10_000,
    max: 1_000_000,
    step: 5000,
    prefix: '₹',
    onValueChange: fn(),
  },
  render: (args) => <LiveSlider {...args} />,
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Percent: Story = {
  args: { label: 'Interest rate, yearly', value: 10, min: 1, max: 20, step: 0.1, prefix: '', suffix: '%' },
};
export const AtTheEnds: Story = {
  render: (args) => (
    <>
      <LiveSlider {...args} label="Least" value={10_000} />
      <LiveSlider {...args} label="Most" value={1_000_000} />
    </>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
