import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './radio-group.tsx';

const choices = [
  { value: 'arrears', label: 'In arrears', detail: 'First EMI a month after the loan' },
  { value: 'advance', label: 'In advance', detail: 'First EMI on the day of the loan' },
];

const meta = {
  component: RadioGroup,
  args: { label: 'EMI type', name: 'emi_type', choices, defaultValue: 'arrears' },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cards: Story = { args: { look: 'card' } };
export const Disabled: Story = { args: { look: 'card', disabled: true } };
export const Error: Story = { args: { defaultValue: '', error: 'Choose when the first EMI is paid.' } };
export const Mobile: Story = { args: Cards.args, globals: { viewport: { value: 'phone' } } };
