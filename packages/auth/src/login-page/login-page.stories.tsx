import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginPage } from './login-page.tsx';

const meta = {
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  args: { at: { path: '/login', params: {}, search: new URLSearchParams() } },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
