import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildRivals } from '../testing/build-rivals.ts';
import { sectionHandlers } from '../testing/section-handlers.ts';
import { BetterBikes } from './better-bikes.tsx';

const { answers, fails, waits } = sectionHandlers;
const rivals = (facts: Parameters<typeof buildRivals>[0] = {}) => ({
  msw: [answers('rivals', { ...buildRivals(facts) })],
});

const meta = {
  component: BetterBikes,
  args: { bike: { slug: 'classic-350', status: 'on_sale' }, city: 'Delhi' },
  parameters: { layout: 'fullscreen', ...rivals() },
} satisfies Meta<typeof BetterBikes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Bullet 350 beats it: ₹24,430 less/)).toBeVisible();
  },
};
export const NothingBeats: Story = { parameters: rivals({ beaten_by: [], beaten_by_count: 0 }) };
export const Loading: Story = { parameters: { msw: [waits('rivals')] } };
export const Failed: Story = {
  parameters: { msw: [fails('rivals')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Better bikes could not be loaded.')).toBeVisible();
  },
};
