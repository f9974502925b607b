import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResetPasswordPage } from './reset-password.page.tsx';

const meta = {
  component: ResetPasswordPage,
  parameters: { layout: 'fullscreen' },
  args: { at: { path: '/reset-password', params: {}, search: new URLSearchParams() } },
} satisfies Meta<typeof ResetPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
