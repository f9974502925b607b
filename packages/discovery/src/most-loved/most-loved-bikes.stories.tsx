import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bikeListHandlers } from '../testing.ts';
import { MostLovedBikes } from './most-loved-bikes.tsx';

const { answers, fails, waits } = bikeListHandlers;

const meta = {
  component: MostLovedBikes,
  parameters: { layout: 'fullscreen', msw: [answers('popular')] },
} satisfies Meta<typeof MostLovedBikes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Classic 350' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [waits('popular')] } };
export const Empty: Story = { parameters: { msw: [answers('popular', [])] } };
export const Failed: Story = { parameters: { msw: [fails('popular', 500)] } };
