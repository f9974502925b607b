import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedControl } from './segmented-control.tsx';
import { showEach } from '../testing/show-each.tsx';

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
export const States: Story = showEach(SegmentedControl, {
  'Hidden label': { labelled: 'hidden', name: 'hidden' },
  Disabled: { disabled: true, name: 'disabled' },
  Error: { name: 'wrong', defaultValue: '', error: 'Choose how many owners it had.' },
});
export const LongText: Story = {
  args: { choices: ['Browse all bikes', 'My listings', 'Saved', 'Sold'].map((value) => ({ value, label: value })) },
  globals: { viewport: { value: 'phone' } },
};
