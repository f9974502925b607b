import { dateInIndia } from '@dopahiya/domain/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { buildBikeCard, buildLineUp } from '../testing.ts';
import { ListHere } from '../testing/list-here.tsx';
import { NewBikesPage } from './new-bikes.page.tsx';

const today = dateInIndia(new Date());
const announced = { status: 'upcoming', launch_date: '2099-12', price: null } as const;
const upcoming = (bikes = buildLineUp(6, announced)) =>
  http.get('*/api/bikes/upcoming_bikes/', () => HttpResponse.json(bikes));
const launched = (bikes = [buildBikeCard({ name: 'Just 125', launch_date: today })]) =>
  http.get('*/api/bikes/', () => HttpResponse.json(bikes));

const meta = {
  component: ListHere,
  args: { page: NewBikesPage, path: '/new-bikes' },
  parameters: { layout: 'fullscreen', msw: [upcoming(), launched()] },
} satisfies Meta<typeof ListHere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Just 125' })).toBeVisible();
    await expect((await canvas.findAllByText('Launch December 2099'))[0]).toBeVisible();
  },
};

export const NothingLaunched: Story = { parameters: { msw: [upcoming(), launched([])] } };

export const Loading: Story = {
  parameters: { msw: [http.get('*/api/bikes/upcoming_bikes/', () => delay('infinite')), launched([])] },
};

export const Empty: Story = {
  parameters: { msw: [upcoming([]), launched([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No upcoming bikes found')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [http.get('*/api/bikes/*', () => HttpResponse.json({ detail: 'Closed.' }, { status: 500 }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading upcoming bikes')).toBeVisible();
    await expect(await canvas.findByText('Error loading just launched bikes')).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
