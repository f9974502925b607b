import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxGroup } from './checkbox-group.tsx';
import { showEach } from '../testing/show-each.tsx';

const choices = [
  { value: 'petrol', label: 'Petrol', count: 1240 },
  { value: 'electric', label: 'Electric', count: 86 },
  { value: 'hybrid', label: 'Hybrid', count: 0, disabled: true },
];

const meta = {
  title: 'Fields/CheckboxGroup',
  tags: ['autodocs'],
  component: CheckboxGroup,
  parameters: {
    guide: {
      use: 'Several values of which any number may be chosen.',
      avoid: 'For one value of several: RadioGroup.',
      states: 'Any number chosen; each with its count and detail, disabled one by one; wrong.',
      keyboard: 'Tab goes through the boxes, Space changes one; the name of the group is told first.',
    },
  },
  args: { label: 'Fuel', name: 'fuel', choices },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(CheckboxGroup, {
  Checked: { defaultValue: ['petrol', 'electric'] },
  Error: { error: 'Choose one or more.', hint: 'What it burns' },
});
