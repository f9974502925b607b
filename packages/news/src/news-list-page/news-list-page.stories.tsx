import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildArticle, newsHandlers } from '../testing.ts';
import { NewsListPage } from './news-list-page.tsx';

const { lists, listFails, listWaits } = newsHandlers;

const articles = [
  buildArticle({ title: 'Honda prices the Activa for the new tax', category: 'News' }),
  buildArticle({ id: 2, slug: 'rizta', title: 'Rizta or iQube for a family of three', is_featured: true }),
  buildArticle({ id: 3, slug: 'quote', title: 'How to read a quotation', category: 'Guide', is_sample: false }),
];

const meta = {
  component: NewsListPage,
  args: { search: '', brand: '', page: 1 },
  parameters: { layout: 'fullscreen', msw: [lists(articles)] },
} satisfies Meta<typeof NewsListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a story that expects this text to appear. */
const saying = (text: string, msw: ReturnType<typeof lists>): Story => ({
  parameters: { msw: [msw] },
  play: async ({ canvas }) => expect(await canvas.findByText(text)).toBeInTheDocument(),
});

export const Filled: Story = saying('Latest Updates (2)', lists(articles));
export const Empty: Story = saying('No news articles found matching your filters.', lists([]));
export const Failed: Story = saying('Error loading news: The garage is closed.', listFails());
export const Loading: Story = saying('Loading news...', listWaits());
export const MorePages: Story = saying(
  'Load More News',
  lists(
    Array.from({ length: 10 }, (_, index) =>
      buildArticle({ id: index, slug: `a-${index}`, title: `Article ${index}` }),
    ),
    articles,
  ),
);

const long =
  'Between here and the sea: what eleven riders on eleven bikes of the same kind found out about tyres and tea';
export const LongText: Story = {
  parameters: {
    msw: [lists([buildArticle({ title: long, excerpt: long.repeat(3) }), buildArticle({ id: 2, title: long })])],
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
