import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignupPage } from './signup.page.tsx';

const meta = {
  component: SignupPage,
  parameters: { layout: 'fullscreen' },
  args: { at: { path: '/signup', params: {}, search: new URLSearchParams() } },
} satisfies Meta<typeof SignupPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
