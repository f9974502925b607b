import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NumberField } from './number-field.tsx';

function LiveField({ value, ...rest }: ComponentProps<typeof NumberField>) {
  const [current, setCurrent] = useState(value);
  return <NumberField {...rest} value={current} onNumber={setCurrent} />;
}

const meta = {
  title: 'Fields/NumberField',
  tags: ['autodocs'],
  component: NumberField,
  parameters: {
    guide: {
      use: 'A number that is typed or pasted: an amount, a rate, a height. It is read however people write it.',
      avoid: 'For a feel of more and less: Slider. For a code or a telephone number: Field.',
      states: 'Empty, a number in force, read in another form, not readable, refused.',
      keyboard: 'Arrow keys do what its page makes of them.',
    },
  },
  args: { label: 'Insurance', prefix: '₹', whole: true, value: 9663, onNumber: fn() },
  render: (args) => <LiveField {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: null } };
export const Unread: Story = { args: { value: null, unread: '10,5' } };
export const ReadInAnotherForm: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Insurance' });
    await userEvent.type(field, '1.5 lakh');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('150000'));
    await expect(canvas.getByText('Read as 150000.')).toBeVisible();
  },
};
