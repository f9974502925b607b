import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buildPriceHistory, buildPricePoint } from '../testing/build-price-history.ts';
import { sectionHandlers } from '../testing/section-handlers.ts';
import { PriceHistory } from './price-history.tsx';

const { answers, fails, waits } = sectionHandlers;
const history = (facts: Parameters<typeof buildPriceHistory>[0] = {}) => ({
  msw: [answers('history', { ...buildPriceHistory(facts) })],
});
const oneMonth = { points: [buildPricePoint('2026-06', 181_118)], events: [], last_change: null };

const meta = {
  component: PriceHistory,
  args: { bike: { slug: 'classic-350', status: 'on_sale' }, city: 'Delhi', variant: 'Redditch' },
  parameters: { layout: 'fullscreen', ...history() },
} satisfies Meta<typeof PriceHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Show as a table'));
    await expect(canvas.getByText('Not known: a rule changed in that month')).toBeVisible();
  },
};
export const OneMonth: Story = { parameters: history(oneMonth) };
export const RuleToCome: Story = {
  parameters: history({ next_change: { day: '2027-01-01', on_road_price: 227_241, lines: ['road_tax'] } }),
};
export const NoLongerSold: Story = { args: { bike: { slug: 'classic-350', status: 'discontinued' } } };
export const Loading: Story = { parameters: { msw: [waits('history')] } };
export const Failed: Story = {
  parameters: { msw: [fails('history')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Known prices could not be loaded.')).toBeVisible();
  },
};
