import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSuggestion } from '@dopahiya/ui-kit/testing';
import { expect, userEvent } from 'storybook/test';
import { HeroSearch } from '../home-hero/hero-search.tsx';
import { autocompleteHandlers, buildFoundPages, foundPageHandlers } from '../testing/search-handlers.ts';
import { HeaderSearch } from './bike-search.tsx';

const { answers, fails, waits } = autocompleteHandlers;
const noPages = foundPageHandlers.answers(() => []);

const bikes = answers((text) => ({
  results: text
    ? [
        sampleSuggestion(),
        sampleSuggestion({ id: 2, name: 'Hunter 350', slug: 'hunter-350', price: null, year: null }),
        sampleSuggestion({ id: 3, name: 'iQube', brand: 'TVS', engine_capacity: null, price: 94434 }),
      ]
    : [],
  popular_searches: ['Activa', 'Pulsar', 'Splendor'],
}));

const meta = {
  component: HeaderSearch,
  parameters: { msw: [bikes, noPages] },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 360, maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByText('Popular Searches')).toBeVisible();
  },
} satisfies Meta<typeof HeaderSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const typing = (text: string, shows: string) => async (context: Parameters<NonNullable<typeof meta.play>>[0]) => {
  const { canvas } = context;
  await userEvent.type(canvas.getByRole('combobox'), text);
  await expect(await canvas.findByText(shows)).toBeVisible();
};

export const Default: Story = {};

export const Suggestions: Story = { play: typing('350', 'Bike Suggestions') };

export const Pages: Story = {
  parameters: { msw: [bikes, foundPageHandlers.answers(buildFoundPages)] },
  play: typing('350', 'Guides, tools and answers'),
};

export const Loading: Story = { parameters: { msw: [waits(), noPages] }, play: typing('350', 'Searching...') };

export const Empty: Story = {
  parameters: { msw: [answers(() => ({})), noPages] },
  play: typing('zzz', 'No results found for "zzz"'),
};

export const Failed: Story = {
  parameters: { msw: [fails(500), noPages] },
  play: typing('350', 'No results found for "350"'),
};

export const Hero: Story = { render: () => <HeroSearch />, play: typing('350', 'Bike Matches') };

export const Mobile: Story = { ...Suggestions, globals: { viewport: { value: 'phone' } } };
