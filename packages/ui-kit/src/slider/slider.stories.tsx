import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { Slider } from './slider.tsx';

function LiveSlider({ value, ...rest }: Omit<ComponentProps<typeof Slider>, 'onValueChange'>) {
  const [current, setCurrent] = useState(value);
  return <Slider {...rest} value={current} onValueChange={setCurrent} />;
}

const meta = {
  component: LiveSlider,
  args: { label: 'Loan amount', value: 100_000, min: 10_000, max: 1_000_000, step: 5000, prefix: '₹' },
} satisfies Meta<typeof LiveSlider>;
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
