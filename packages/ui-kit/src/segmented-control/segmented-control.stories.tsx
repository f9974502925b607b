import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedControl } from './segmented-control.tsx';

const choices = ['1st', '2nd', '3rd+'].map((value) => ({ value, label: value }));

const meta = {
  component: SegmentedControl,
  args: { label: 'Owner', name: 'owner', choices, defaultValue: '1st' },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const HiddenLabel: Story = { args: { labelled: 'hidden' } };
export const Disabled: Story = { args: { disabled: true } };
export const Error: Story = { args: { defaultValue: '', error: 'Choose how many owners it had.' } };
export const LongText: Story = {
  args: { choices: ['Browse all bikes', 'My listings', 'Saved', 'Sold'].map((value) => ({ value, label: value })) },
  globals: { viewport: { value: 'phone' } },
};
