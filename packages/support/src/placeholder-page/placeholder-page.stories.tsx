import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceholderPage } from './placeholder-page.tsx';

const meta = {
  component: PlaceholderPage,
  args: { title: 'News Media' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlaceholderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
