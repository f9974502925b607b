import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './field.tsx';
import { showEach } from '../testing/show-each.tsx';

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
export const States: Story = showEach(Field, {
  Filled: { defaultValue: 'Asha Rao' },
  Optional: { label: 'Version', tag: '(optional)', hint: 'It stands on the papers.' },
  Prefix: { label: 'Phone', prefix: '+91', inputMode: 'tel', placeholder: '98104 22150' },
  Suffix: { label: 'Kilometres ridden', suffix: 'km', inputMode: 'numeric' },
  Icon: { label: 'Email', leadingIcon: 'user', type: 'email' },
  Error: { label: 'Phone', defaultValue: '98104 2215', error: 'Please enter a valid 10-digit phone number' },
  Disabled: { disabled: true, defaultValue: 'Honda' },
  'Long text': { label: long, hint: long, error: long, defaultValue: long },
});
