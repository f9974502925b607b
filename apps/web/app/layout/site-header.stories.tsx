import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SiteHeader } from './site-header.tsx';

const meta = {
  title: 'Frame/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen', route: '/best-bikes' },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bike Finance' }));
    await expect(await canvas.findByRole('link', { name: /^EMI Calculator/ })).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'smallPhone' } } };
