import type { Meta, StoryObj } from '@storybook/react-vite';
import { VerifyEmailPage } from './verify-email.page.tsx';

const meta = {
  component: VerifyEmailPage,
  parameters: { layout: 'fullscreen' },
  args: { at: { path: '/verify-email', params: {}, search: new URLSearchParams() } },
} satisfies Meta<typeof VerifyEmailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
