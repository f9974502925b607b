import type { Meta, StoryObj } from '@storybook/react-vite';
import { compareHandlers } from '../testing.ts';
import { fourPairs, pairOfDifferentMonths } from '../testing/sample-pairs.ts';
import { ComparisonTeaser } from './comparison-teaser.tsx';

const { failsToPair, pairs, waitsForPairs } = compareHandlers;

const meta = {
  component: ComparisonTeaser,
  parameters: { layout: 'fullscreen', msw: [pairs(fourPairs)] },
} satisfies Meta<typeof ComparisonTeaser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { msw: [waitsForPairs()] } };
export const Empty: Story = { parameters: { msw: [pairs([])] } };
export const Failed: Story = { parameters: { msw: [failsToPair(503, 'The garage is closed.')] } };

export const PricesOfDifferentMonths: Story = { parameters: { msw: [pairs([pairOfDifferentMonths])] } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
