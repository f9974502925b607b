import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { bikeListHandlers, buildBikeCard, buildLineUp } from '../testing.ts';
import { FeaturedBikes } from './featured-bikes.tsx';

const { answers, fails, waits } = bikeListHandlers;
const upcoming = buildLineUp(8, { status: 'upcoming', launch_date: null });
const lists = [answers('trending'), answers('popular'), answers('electric'), answers('upcoming', upcoming)];

const meta = {
  component: FeaturedBikes,
  parameters: { layout: 'fullscreen', msw: lists },
} satisfies Meta<typeof FeaturedBikes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Classic 350' })).toBeVisible();
  },
};

export const Upcoming: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Upcoming' }));
    await expect((await canvas.findAllByText('Expected Price'))[0]).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Upcoming Bikes' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [waits('trending')] } };

export const Empty: Story = {
  parameters: { msw: [answers('trending', [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Refresh' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('trending', 503, 'The catalogue is being renewed.')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      answers('trending', [
        buildBikeCard({
          name: 'Continental Adventure Touring 650 Twin Anniversary Edition',
          brand: { id: 1, name: 'The Very Long Motorcycle Company of India', slug: 'long', logo: null },
          price: 9_999_999,
        }),
        buildBikeCard({ id: 2, price: null, engine_capacity: null, mileage: null, max_power: null }),
      ]),
    ],
  },
};
