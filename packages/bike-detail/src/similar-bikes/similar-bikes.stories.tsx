import { sampleBike, sampleBikes } from '@dopahiya/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sectionHandlers } from '../testing.ts';
import { SimilarBikes } from './similar-bikes.tsx';

const { answers, fails, waits } = sectionHandlers;

/** Returns a story that expects this text to appear. */
const saying = (text: string, msw: ReturnType<typeof answers>): Story => ({
  parameters: { msw: [msw] },
  play: async ({ canvas }) => expect(await canvas.findByText(text)).toBeInTheDocument(),
});

const meta = {
  component: SimilarBikes,
  args: { slug: 'classic-350' },
  parameters: { layout: 'fullscreen', msw: [answers('similar', [...sampleBikes])] },
} satisfies Meta<typeof SimilarBikes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Himalayan 450' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /next/i })).toBeVisible();
  },
};

export const Few: Story = saying('R15 V4', answers('similar', sampleBikes.slice(1, 3)));
export const Empty: Story = saying('No similar bikes found', answers('similar', []));
export const Failed: Story = saying('Error loading similar bikes: The garage is closed.', fails('similar'));
export const Loading: Story = saying('Loading similar bikes', waits('similar'));

const longName = 'Continental Adventure Touring 650 Twin Anniversary Edition';
export const LongText: Story = saying(longName, answers('similar', [sampleBike({ name: longName }), ...sampleBikes]));
