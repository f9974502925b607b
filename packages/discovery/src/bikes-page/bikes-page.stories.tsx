import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { buildLineUp } from '../testing.ts';
import { ListHere } from '../testing/list-here.tsx';
import { pagedBikes } from '../testing/paged-bikes.ts';
import { sampleFacets } from '../testing/sample-facets.ts';
import { BikesPage } from './bikes.page.tsx';

const answers = (bikes = buildLineUp(12)) => pagedBikes('bikes/', { bikes, facets: sampleFacets });

const meta = {
  component: ListHere,
  args: { page: BikesPage, path: '/bikes' },
  parameters: { layout: 'fullscreen', msw: [answers()] },
} satisfies Meta<typeof ListHere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing \d+ bikes/)).toBeVisible();
  },
};

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Hero (25)' }));
    await expect(await canvas.findByRole('link', { name: 'Remove Hero' })).toBeVisible();
    const bikes = canvas.getByRole('list', { name: 'All Bikes & Scooters' }).closest('[aria-busy]');
    await waitFor(() => expect([bikes?.ariaBusy, bikes && getComputedStyle(bikes).opacity]).toEqual(['false', '1']));
  },
};

export const Loading: Story = { parameters: { msw: [http.get('*/api/bikes/', () => delay('infinite'))] } };

export const Empty: Story = { parameters: { msw: [answers([])] } };

export const Failed: Story = {
  parameters: { msw: [http.get('*/api/bikes/', () => HttpResponse.json({ detail: 'Closed.' }, { status: 500 }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch bikes: 500 Closed.')).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
