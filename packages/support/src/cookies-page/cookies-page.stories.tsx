import type { Meta, StoryObj } from '@storybook/react-vite';
import { CookiesPage } from './cookies.page.tsx';

const meta = { component: CookiesPage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof CookiesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
