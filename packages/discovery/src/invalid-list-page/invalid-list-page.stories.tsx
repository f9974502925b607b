import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvalidListPage } from './invalid-list-page.tsx';

const meta = {
  component: InvalidListPage,
  args: { problem: 'Invalid body style selected' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InvalidListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
