import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from './back-link.tsx';

const meta = { component: BackLink, args: { to: '/', children: 'Back' } } satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
