import type { Meta, StoryObj } from '@storybook/react-vite';
import { ForgotPasswordPage } from './forgot-password.page.tsx';

const meta = {
  component: ForgotPasswordPage,
  parameters: { layout: 'fullscreen' },
  args: { at: { path: '/forgot-password', params: {}, search: new URLSearchParams() } },
} satisfies Meta<typeof ForgotPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
