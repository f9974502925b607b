import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './switch.tsx';
import { showEach } from '../testing/show-each.tsx';

const meta = {
  title: 'Fields/Switch',
  tags: ['autodocs'],
  component: Switch,
  parameters: {
    guide: {
      use: 'A setting that works at once.',
      avoid: 'In a form that is sent later: Checkbox.',
      states: 'Off, on, disabled.',
      keyboard: 'Tab reaches it, Space and Enter change it; it is told as a switch.',
    },
  },
  args: { children: 'Show differences only' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const States: Story = showEach(Switch, {
  On: { defaultChecked: true, detail: 'Equal rows are hidden.' },
  Disabled: { disabled: true },
});
