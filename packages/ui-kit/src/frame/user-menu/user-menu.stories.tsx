import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UserMenu } from './user-menu.tsx';

const meta = {
  component: UserMenu,
  args: { name: null, loginTo: '/login', profileTo: '/profile', onLogout: fn() },
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SignedIn: Story = {
  args: { name: 'asha' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'asha' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { name: 'a-name-that-is-longer-than-any-room-for-it' } };

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
