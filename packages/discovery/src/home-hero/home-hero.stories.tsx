import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bikeListHandlers } from '../testing.ts';
import { HomeHero } from './home-hero.tsx';

const { answers, fails, waits } = bikeListHandlers;

const meta = {
  component: HomeHero,
  parameters: { layout: 'fullscreen', msw: [answers('best')] },
} satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Search by brand, model, or type' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [waits('best')] } };

export const Failed: Story = { parameters: { msw: [fails('best', 500)] } };

export const FilmFailed: Story = {
  args: { video: 'data:video/mp4,' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No video available')).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
