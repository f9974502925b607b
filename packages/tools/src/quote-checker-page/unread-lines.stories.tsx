import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { UnreadLines } from './unread-lines.tsx';

const meta = {
  component: UnreadLines,
  args: { unread: [{ text: 'Acc kit', amount: 1800 }], onName: fn() },
} satisfies Meta<typeof UnreadLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Many: Story = {
  args: { unread: Array.from({ length: 24 }, (_, index) => ({ text: `Kit ${index + 1}`, amount: 500 })) },
};
export const Empty: Story = { args: { unread: [] }, parameters: { showsNothing: true } };
