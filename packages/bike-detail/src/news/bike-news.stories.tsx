import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sectionHandlers } from '../testing.ts';
import { BikeNews } from './bike-news.tsx';

const { fails, lists, waits } = sectionHandlers;

const articles = [
  { id: 9, slug: 'weight', title: 'The weight you feel', published_date: '2026-10-20', is_sample: true },
  { id: 8, slug: 'saddle', title: 'Four saddles, one ride', published_date: '2026-09-02', is_sample: false },
  { id: 7, slug: null, title: 'Undated and without a slug', published_date: null, is_sample: false },
];

/** Returns a story that expects this text to appear. */
const saying = (text: string, msw: ReturnType<typeof lists>): Story => ({
  parameters: { msw: [msw] },
  play: async ({ canvas }) => expect(await canvas.findByText(text)).toBeInTheDocument(),
});

const meta = {
  component: BikeNews,
  args: { slug: 'classic-350' },
  parameters: { layout: 'fullscreen', msw: [lists('articles', articles)] },
} satisfies Meta<typeof BikeNews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = saying('The weight you feel', lists('articles', articles));
export const Empty: Story = saying('No news about this bike yet.', lists('articles', []));
export const Failed: Story = saying('Error loading news', fails('articles'));
export const Loading: Story = saying('Loading news...', waits('articles'));

const longTitle =
  'Between here and the sea: what eleven riders on eleven bikes of the same kind found out about tyres, tea and rain';
export const LongText: Story = saying(longTitle, lists('articles', [{ ...articles[0], title: longTitle }]));
