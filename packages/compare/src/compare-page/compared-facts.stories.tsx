import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buildComparedBike, compareHandlers } from '../testing.ts';
import { ComparedFacts, FactsSkeleton } from './compared-facts.tsx';

const [classic, cb350] = [buildComparedBike('classic-350'), buildComparedBike('cb350')];
const twin = buildComparedBike('classic-350', { id: 99, slug: 'twin', name: 'Classic 350 Twin' });
const { bikes, counts, prices } = compareHandlers;

const meta = {
  component: ComparedFacts,
  args: { mode: 'bikes', bikeSlugs: 'classic-350-vs-cb350', bikes: [classic, cb350] },
  parameters: { layout: 'fullscreen', msw: [bikes([classic, cb350]), prices(), counts()] },
} satisfies Meta<typeof ComparedFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnlyWhatDiffers: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Differences only' }));
    await userEvent.click(canvas.getByText('Features'));
  },
};

export const NothingDiffers: Story = {
  args: { bikes: [classic, twin] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Differences only' }));
    await expect(canvas.getByText('These bikes have the same specifications.')).toBeVisible();
  },
};

export const PricesOfDifferentMonths: Story = {
  args: {
    bikes: [classic, buildComparedBike('cb350', { status: 'discontinued', price: 156658, price_month: '2018-12' })],
  },
  play: async ({ canvas }) => userEvent.click(canvas.getByText('Price')),
};

export const Loading: Story = { render: () => <FactsSkeleton /> };
