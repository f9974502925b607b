import { ApiError } from '@dopahiya/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleOnRoadPrice } from '@dopahiya/ui-kit/testing';
import { buildBikeDetail } from '../testing.ts';
import { PriceBox } from './price-box.tsx';
import type { PriceQuery } from './price-state.tsx';

const settled = { data: undefined, error: null, isFetching: false, isPlaceholderData: false, refetch: fn() };
const known = (facts: Parameters<typeof sampleOnRoadPrice>[0] = {}): PriceQuery => ({
  ...settled,
  data: sampleOnRoadPrice(facts),
});
const busy = new ApiError({ kind: 'status', status: 503, message: 'The price engine is busy.' });
const refused = (field: 'city' | 'variant') =>
  new ApiError({ kind: 'status', status: 400, message: 'Not known.', fields: { [field]: ['Not known.'] } });
const unreached = new ApiError({
  kind: 'network',
  status: null,
  message: 'We couldn’t reach the server. Check your connection and try again.',
});

const datedLine = {
  key: 'ex_showroom',
  label: 'Ex-showroom price',
  amount: 225000,
  group: 'ex_showroom',
  rule: 'Ex-showroom price as listed in September 2024, including the taxes of that month',
  source: 'Our catalogue',
  since: null,
  confidence: 'low',
} as const;

const meta = {
  component: PriceBox,
  args: { bike: buildBikeDetail(), city: 'Delhi', price: known(), onChooseCity: fn() },
  decorators: [(story) => <div style={{ maxWidth: 432 }}>{story()}</div>],
} satisfies Meta<typeof PriceBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LineOpened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('RTO charges'));
    await expect(canvas.getByText('Source: The order on road tax')).toBeVisible();
  },
};

export const Dated: Story = {
  args: {
    price: known({
      variant: 'Dark',
      price_month: '2024-09',
      ex_showroom_price: datedLine.amount,
      on_road_price: 253123,
      confidence: 'low',
      lines: [datedLine, ...sampleOnRoadPrice().lines.slice(1)],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Ex-showroom price'));
    await expect(canvas.getByText(/^Confidence: Low/)).toBeVisible();
  },
};

export const Loading: Story = { args: { price: { ...settled, isFetching: true } } };

export const LoadingAnotherCity: Story = {
  args: { city: 'Jaipur', price: { ...known(), isFetching: true, isPlaceholderData: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'On-road price, Delhi' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { price: { ...settled, error: busy } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.price.refetch).toHaveBeenCalled();
  },
};

export const FailedAfterAPrice: Story = { args: { price: { ...known(), error: busy } } };

export const CityMissing: Story = {
  args: { city: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select Your City' }));
    await expect(args.onChooseCity).toHaveBeenCalled();
  },
};

export const CityUnknown: Story = { args: { city: 'Atlantis', price: { ...settled, error: refused('city') } } };

export const Unreached: Story = { args: { price: { ...settled, error: unreached } } };

export const Unavailable: Story = {
  args: {
    price: known({
      on_road_price: null,
      rto_charges: null,
      missing: [{ key: 'road_tax', reason: 'The road tax of this state is not known.' }],
    }),
  },
};

export const LongText: Story = {
  args: {
    city: 'Sri Potti Sriramulu Nellore',
    price: known({ city: 'Sri Potti Sriramulu Nellore', on_road_price: 13209241, ex_showroom_price: 12181118 }),
  },
};
