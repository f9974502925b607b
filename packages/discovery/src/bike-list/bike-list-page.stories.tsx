import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { buildBikeCard, buildLineUp } from '../testing.ts';
import { ListHere } from '../testing/list-here.tsx';
import { pagedBikes } from '../testing/paged-bikes.ts';
import { BikeListPage } from './bike-list-page.tsx';

const call = '*/api/bikes/budget_bikes/';
const answers = (bikes = buildLineUp(23)) => pagedBikes('bikes/budget_bikes/', { bikes });

const meta = {
  component: ListHere,
  args: { page: BikeListPage, path: '/bikes/budget/0-150000' },
  parameters: { layout: 'fullscreen', msw: [answers()] },
} satisfies Meta<typeof ListHere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing \d+ bikes/)).toBeVisible();
  },
};

export const NotToScale: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'To scale' }));
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const Loading: Story = { parameters: { msw: [http.get(call, () => delay('infinite'))] } };

export const Empty: Story = {
  parameters: { msw: [answers([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bikes found in this budget range')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [http.get(call, () => HttpResponse.json({ detail: 'The garage is closed.' }, { status: 500 }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch bikes: 500 The garage is closed.')).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      answers([
        buildBikeCard({ name: 'Continental Adventure Touring 650 Twin Anniversary Edition', price: 9_999_999 }),
        buildBikeCard({ id: 2, image: null, price: null }),
      ]),
    ],
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
