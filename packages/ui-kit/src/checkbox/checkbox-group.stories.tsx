import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxGroup } from './checkbox-group.tsx';

const choices = [
  { value: 'petrol', label: 'Petrol', count: 1240 },
  { value: 'electric', label: 'Electric', count: 86 },
  { value: 'hybrid', label: 'Hybrid', count: 0, disabled: true },
];

const meta = {
  component: CheckboxGroup,
  args: { label: 'Fuel', name: 'fuel', choices },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultValue: ['petrol', 'electric'] } };
export const Error: Story = { args: { error: 'Choose one or more.', hint: 'What it burns' } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
