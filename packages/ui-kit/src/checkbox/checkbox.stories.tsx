import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox.tsx';
import { showEach } from '../testing/show-each.tsx';

const meta = {
  title: 'Fields/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  parameters: {
    guide: {
      use: 'One statement that is agreed to or not.',
      avoid: 'For a setting that works at once: Switch. For several: CheckboxGroup.',
      states: 'Off, on, wrong, disabled.',
      keyboard: 'Tab reaches it, Space changes it.',
    },
  },
  args: { name: 'terms', children: 'I agree to the Terms and Conditions' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(Checkbox, {
  Checked: { defaultChecked: true },
  Error: { error: 'Agree to the terms to go on.' },
  Disabled: { disabled: true, defaultChecked: true },
});
export const LongText: Story = {
  args: { children: 'I agree that the seller calls me about this bike. '.repeat(6), hint: 'Calls come from 9 to 18.' },
  globals: { viewport: { value: 'phone' } },
};
