import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorScreen } from './error-screen.tsx';

const meta = {
  title: 'Frame/ErrorScreen',
  component: ErrorScreen,
  args: { error: new Error('broken') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BrokeDown: Story = {};
export const NotFound: Story = {
  args: { error: { status: 404, statusText: 'Not Found', internal: true, data: null } },
};
