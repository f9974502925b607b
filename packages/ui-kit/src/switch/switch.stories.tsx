import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './switch.tsx';

const meta = { component: Switch, args: { children: 'Show differences only' } } satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true, detail: 'Equal rows are hidden.' } };
export const Disabled: Story = { args: { disabled: true } };
