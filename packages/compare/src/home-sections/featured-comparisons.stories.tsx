import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBikes } from '@dopahiya/ui-kit/testing';
import type { Comparison } from '@dopahiya/domain';
import { compareHandlers } from '../testing.ts';
import { FeaturedComparisons } from './featured-comparisons.tsx';

const { failsToPair, pairs, waitsForPairs } = compareHandlers;
const fourPairs = [0, 2, 4, 6].map((start) => ({ id: start, bikes: sampleBikes.slice(start, start + 2) }));

const meta = {
  component: FeaturedComparisons,
  parameters: { layout: 'fullscreen', msw: [pairs(fourPairs)] },
} satisfies Meta<typeof FeaturedComparisons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { msw: [waitsForPairs()] } };
export const Empty: Story = { parameters: { msw: [pairs([])] } };
export const Failed: Story = { parameters: { msw: [failsToPair(503, 'The garage is closed.')] } };

const [now, once] = sampleBikes.slice(0, 2);
export const PricesOfDifferentMonths: Story = {
  parameters: {
    msw: [
      pairs([{ id: 1, bikes: [now, { ...once, status: 'discontinued', price_month: '2018-12' }] }] as Comparison[]),
    ],
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
