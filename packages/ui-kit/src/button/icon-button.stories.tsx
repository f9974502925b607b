import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './icon-button.tsx';

const meta = { component: IconButton, args: { icon: 'heart', label: 'Save' } } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outlined: Story = {};
export const Quiet: Story = { args: { icon: 'share', label: 'Share', tone: 'quiet' } };
export const Pressed: Story = { args: { pressed: true } };
export const Disabled: Story = { args: { icon: 'arrow-left', label: 'Previous', disabled: true } };
