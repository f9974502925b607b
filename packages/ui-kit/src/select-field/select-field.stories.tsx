import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './select-field.tsx';
import { showEach } from '../testing/show-each.tsx';

const long = 'Stealth Black with chrome and an alloy wheel, dual channel ABS, and a very long name';
const options = [
  { value: 'halcyon', label: 'Halcyon Black' },
  { value: 'redditch', label: 'Redditch Red' },
  { value: 'signals', label: 'Signals Marsh Grey', disabled: true },
];

const meta = {
  title: 'Fields/SelectField',
  tags: ['autodocs'],
  component: SelectField,
  parameters: {
    guide: {
      use: 'One of up to about twenty known values in a form.',
      avoid: 'For values that must be searched: Combobox. For sorting a list: SortSelect.',
      states: 'Nothing chosen, chosen, wrong, disabled.',
      keyboard: "The browser's own: arrow keys change the value, typing jumps to it.",
    },
  },
  args: { label: 'Version', name: 'version', placeholder: 'Choose a version', options },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(SelectField, {
  Chosen: { defaultValue: 'redditch' },
  Optional: { tag: '(optional)', hint: 'It stands on the papers.' },
  Error: { error: 'Choose a version: the value depends on it.' },
  Disabled: { disabled: true, hint: 'Choose a model first.' },
  'Long text': { options: [{ value: 'long', label: long }], defaultValue: 'long' },
});
