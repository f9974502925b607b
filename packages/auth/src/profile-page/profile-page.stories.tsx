import { signIn, signOut } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  accountHandlers,
  asha,
  failingHandlers,
  halfBrokenHandlers,
  waitingHandlers,
} from '../testing/account-handlers.ts';
import { ProfilePage } from './profile.page.tsx';

const meta = {
  component: ProfilePage,
  parameters: { layout: 'fullscreen', msw: accountHandlers().handlers },
  beforeEach: () => {
    signIn('asha');
    return () => {
      signOut();
      localStorage.removeItem('favourites');
    };
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { reviews: <p>What another feature shows of reviews.</p> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    await expect(await canvas.findByText('Firefox on Windows')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Favourites' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    msw: accountHandlers({ slugs: [], user: { ...asha, email_verified: false, pending_email: 'new@example.test' } })
      .handlers,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No favourites yet')).toBeVisible();
    await expect(await canvas.findByText(/It will change to new@example.test/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: waitingHandlers, showsNothing: true } };

export const Failed: Story = {
  parameters: { msw: failingHandlers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your profile')).toBeVisible();
  },
};

export const PartsFailed: Story = {
  parameters: { msw: halfBrokenHandlers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your favourites')).toBeVisible();
    await expect(await canvas.findByText('We couldn’t load your signed-in devices')).toBeVisible();
  },
};

export const SignedOut: Story = {
  beforeEach: () => signOut(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?return=%2Fprofile',
    );
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'smallPhone' } } };
