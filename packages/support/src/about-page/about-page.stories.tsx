import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutPage } from './about.page.tsx';

const meta = { component: AboutPage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
