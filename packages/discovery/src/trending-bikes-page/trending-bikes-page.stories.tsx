import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bikeListHandlers, buildLineUp, rideFinderHandlers } from '../testing.ts';
import { TrendingBikesPage } from './trending-bikes-page.tsx';

const { brands, categories, waits: waitsFor, fails: failsFor } = rideFinderHandlers;
const { answers, fails, waits } = bikeListHandlers;

const meta = {
  component: TrendingBikesPage,
  parameters: { layout: 'fullscreen', msw: [brands(), categories(), answers('trending', buildLineUp(8))] },
} satisfies Meta<typeof TrendingBikesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Classic 350' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Brand 12/ })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [waitsFor('brands'), waitsFor('categories'), waits('trending')] } };

export const Empty: Story = {
  parameters: { msw: [brands(0), categories(), answers('trending', [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bikes available in this category')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [failsFor('brands'), failsFor('categories'), fails('trending', 503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error Loading Data')).toBeVisible();
    await expect(await canvas.findByText('Error Loading Bikes')).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
