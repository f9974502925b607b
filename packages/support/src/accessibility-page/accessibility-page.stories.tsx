import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccessibilityPage } from './accessibility.page.tsx';

const meta = {
  component: AccessibilityPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccessibilityPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
