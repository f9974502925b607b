import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './field.tsx';

const meta = {
  title: 'Fields/Field',
  tags: ['autodocs'],
  component: Field,
  parameters: {
    guide: {
      use: 'One line of text, a number, a phone or an e-mail address.',
      avoid: 'For a long text: TextArea. For a known set of values: SelectField or Combobox.',
      states: 'Empty, filled, optional, with hint, prefix or suffix, wrong, disabled.',
      keyboard: 'Tab reaches it; hint and error are read with it. On submit the focus goes to the first wrong field.',
    },
  },
  args: { label: 'Your name', placeholder: 'As on your licence', name: 'name' },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = 'A label that is much longer than any label of this site ought to be, and wraps';

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'Asha Rao' } };
export const Optional: Story = { args: { label: 'Version', tag: '(optional)', hint: 'It stands on the papers.' } };
export const Prefix: Story = { args: { label: 'Phone', prefix: '+91', inputMode: 'tel', placeholder: '98104 22150' } };
export const Suffix: Story = { args: { label: 'Kilometres ridden', suffix: 'km', inputMode: 'numeric' } };
export const Icon: Story = { args: { label: 'Email', leadingIcon: 'user', type: 'email' } };
export const Error: Story = {
  args: { label: 'Phone', defaultValue: '98104 2215', error: 'Please enter a valid 10-digit phone number' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Honda' } };
export const LongText: Story = { args: { label: long, hint: long, error: long, defaultValue: long } };
