import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrivacyPage } from './privacy.page.tsx';

const meta = { component: PrivacyPage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PrivacyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
