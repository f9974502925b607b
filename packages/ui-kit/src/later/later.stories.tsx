import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Later, type LaterProps } from './later.tsx';

const Arrived = () => <p>The bikes themselves</p>;

const meta = {
  title: 'Page/Later',
  component: Later,
  args: { load: async () => Arrived, fallback: <Skeleton height="96px" /> },
} satisfies Meta<LaterProps<object>>;
export default meta;
type Story = StoryObj<LaterProps<object>>;

export const Default: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText('The bikes themselves')).toBeVisible(),
};
export const Waiting: Story = { args: { load: () => new Promise(() => {}) }, parameters: { showsNothing: true } };
export const Failed: Story = {
  args: { load: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible(),
};
