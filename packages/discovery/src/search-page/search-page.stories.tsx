import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { searchList } from '../lists/search-list.ts';
import { buildLineUp } from '../testing.ts';
import { searchReadingHandler } from '../testing/search-reading-handler.ts';
import { buildFoundPages, foundPageHandlers } from '../testing/search-handlers.ts';
import { pagedBikes } from '../testing/paged-bikes.ts';
import { SearchPage } from './search.page.tsx';

const pages = foundPageHandlers.answers(buildFoundPages);
const answers = (bikes = buildLineUp(6), found = pages) => [
  searchReadingHandler,
  found,
  pagedBikes('bikes/', { bikes }),
];

const searching = (words: string) => ({
  list: searchList(words),
  address: { path: '/search', parameters: [['q', words]] as const, sort: undefined, page: 1 },
});

const meta = {
  component: SearchPage,
  args: searching('scooter under 1 lakh with 50 kmpl'),
  parameters: { layout: 'fullscreen', msw: answers() },
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Remove Under ₹1,00,000' })).toBeVisible();
  },
};

export const ByName: Story = {
  args: searching('classic'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Classic 350' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [searchReadingHandler, pages, http.get('*/api/bikes/', () => delay('infinite'))] },
};

export const NoBikes: Story = {
  args: searching('insurance'),
  parameters: { msw: answers([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'EMI Calculator' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: searching('zzz'),
  parameters: {
    msw: answers(
      [],
      foundPageHandlers.answers(() => []),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results found for "zzz"')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      searchReadingHandler,
      pages,
      http.get('*/api/bikes/', () => HttpResponse.json({ detail: 'Closed.' }, { status: 500 })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading bikes')).toBeVisible();
  },
};

export const LongTextOnMobile: Story = {
  args: searching('a scooter that a short rider can stand with, under 1,25,000'),
  globals: { viewport: { value: 'phone' } },
};
