import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { bikeHandlers, buildBikeDetail, sectionHandlers } from '../testing.ts';
import { belowHeader } from '../testing/below-header.tsx';
import { BikeDetailPage } from './bike-detail-page.tsx';

const { fails, waits } = bikeHandlers;
const answers = (...bike: Parameters<typeof bikeHandlers.answers>) => [
  bikeHandlers.answers(...bike),
  ...sectionHandlers.all(),
];

const meta = {
  component: BikeDetailPage,
  args: { brandSlug: 'royal-enfield', slug: 'classic-350' },
  parameters: { layout: 'fullscreen', msw: answers() },
  decorators: [belowHeader],
} satisfies Meta<typeof BikeDetailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'On-road price, Delhi' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Measurements' }));
    await expect(canvas.getByRole('button', { name: 'Measurements' })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Upcoming: Story = {
  parameters: { msw: answers(buildBikeDetail({ status: 'upcoming', variants: [] })) },
};

export const Loading: Story = { parameters: { msw: [waits(), ...sectionHandlers.all()] } };

export const NotFound: Story = {
  parameters: { msw: [fails(404), ...sectionHandlers.all()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bike Not Found' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails(503), ...sectionHandlers.all()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
