import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedControl } from './segmented-control.tsx';

const choices = ['1st', '2nd', '3rd+'].map((value) => ({ value, label: value }));

const meta = {
  title: 'Fields/SegmentedControl',
  tags: ['autodocs'],
  component: SegmentedControl,
  parameters: {
    guide: {
      use: 'One of two to four short choices that change what is seen beside it.',
      avoid: 'For choices with sentences: RadioGroup. For views with panels: Tabs.',
      states: 'One chosen, always.',
      keyboard: 'Tab reaches the chosen one, arrow keys choose another.',
    },
  },
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
