import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleOnRoadPrice } from '@dopahiya/ui-kit/testing';
import { buildBikeDetail } from '../testing.ts';
import { PriceBar } from './price-bar.tsx';

const classic = buildBikeDetail();

const meta = {
  component: PriceBar,
  args: { bike: classic, price: sampleOnRoadPrice(), onBestPrice: fn() },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof PriceBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Best Price' }));
    await expect(args.onBestPrice).toHaveBeenCalledOnce();
  },
};

export const OnRoadUnknown: Story = { args: { price: undefined } };
export const Upcoming: Story = { args: { bike: { ...classic, status: 'upcoming' }, price: undefined } };
export const PriceUnknown: Story = {
  args: { bike: buildBikeDetail({ price: null, price_month: null }), price: undefined },
};
export const LongText: Story = {
  args: { price: sampleOnRoadPrice({ city: 'Sri Potti Sriramulu Nellore', on_road_price: 13209241 }) },
};
