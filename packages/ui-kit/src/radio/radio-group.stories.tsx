import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './radio-group.tsx';
import { showEach } from '../testing/show-each.tsx';

const choices = [
  { value: 'arrears', label: 'In arrears', detail: 'First EMI a month after the loan' },
  { value: 'advance', label: 'In advance', detail: 'First EMI on the day of the loan' },
];

const meta = {
  title: 'Fields/RadioGroup',
  tags: ['autodocs'],
  component: RadioGroup,
  parameters: {
    guide: {
      use: 'One of two to six values that should all be seen; as cards where each needs a sentence.',
      avoid: 'For more than six: SelectField.',
      states: 'Nothing chosen, one chosen, wrong, disabled.',
      keyboard: 'Tab reaches the chosen one, arrow keys choose another.',
    },
  },
  args: { label: 'EMI type', name: 'emi_type', choices, defaultValue: 'arrears' },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(RadioGroup, {
  Cards: { tone: 'card', name: 'cards' },
  Disabled: { tone: 'card', name: 'disabled', disabled: true },
  Error: { name: 'wrong', defaultValue: '', error: 'Choose when the first EMI is paid.' },
});
export const Mobile: Story = { args: { tone: 'card' }, globals: { viewport: { value: 'phone' } } };
