import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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
      states: 'Between its ends, at them, typed beyond them, disabled; its value in words of its own.',
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
export const BeyondItsEnd: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Loan amount, exactly' });
    await userEvent.clear(field);
    await userEvent.type(field, '12345678');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('10,00,000'));
    await expect(canvas.getByRole('status')).toHaveTextContent('The maximum is ₹10,00,000, so we’ve used that.');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '₹10,00,000');
  },
};
export const InWords: Story = {
  args: {
    label: 'Tenure',
    value: 3,
    min: 0.5,
    max: 10,
    step: 0.1,
    prefix: '',
    suffix: ' years',
    format: (years) => `${years} years, ${Math.round(years * 12)} months`,
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Tenure' });
    await expect(slider).toHaveAttribute('aria-valuetext', '3 years, 36 months');
    slider.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', '4 years, 48 months');
  },
};
export const FinerByTyping: Story = {
  args: { typedStep: 1 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '2,14,369');
    await userEvent.tab();
    await expect(field).toHaveValue('2,14,369');
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
};
export const Disabled: Story = { args: { disabled: true } };
