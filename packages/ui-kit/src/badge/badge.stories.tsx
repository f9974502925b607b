import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = { component: Badge, args: { tone: 'signal', children: 'Trending now' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Signal: Story = {};
export const Ink: Story = { args: { tone: 'ink', children: 'Coming soon' } };
export const Electric: Story = { args: { tone: 'electric', children: 'Electric' } };
export const Success: Story = { args: { tone: 'success', children: 'Verified' } };
export const Plain: Story = { args: { tone: 'plain', children: 'Pending' } };
