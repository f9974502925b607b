import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './button-link.tsx';

const meta = {
  component: ButtonLink,
  args: { to: '/royal-enfield/classic-350', tone: 'secondary', children: 'View Offers' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const WithIcon: Story = { args: { tone: 'primary', trailingIcon: 'arrow-right', children: 'Browse Bikes' } };
