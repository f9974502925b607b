import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UserMenu } from './user-menu.tsx';

const meta = {
  title: 'Frame/UserMenu',
  tags: ['autodocs'],
  component: UserMenu,
  parameters: {
    guide: {
      use: "Login and register, or the visitor's own pages once signed in.",
      avoid: 'For the pages of the site: MegaMenu.',
      states:
        'Signed out, signed in with or without a name, open, closed; an icon, or the first letter of the name, below 1024 px.',
      keyboard: 'Enter and Space open it, Tab goes through its links, Escape closes and returns the focus.',
    },
  },
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
export const SignedInOnAPhone: Story = { args: { name: 'asha' }, globals: { viewport: { value: 'phone' } } };
