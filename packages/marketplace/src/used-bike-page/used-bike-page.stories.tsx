import { buildDeal, buildUsedBike, buildUsedBikeDetail, usedBikeHandlers } from '@dopahiya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePhoto } from '@dopahiya/ui-kit/testing';
import { expect } from 'storybook/test';
import { UsedBikePage } from './used-bike-page.tsx';

const { detail, fails, waits, similar, costsNew, countsViews } = usedBikeHandlers;
const like = [2, 3, 4].map((id) => buildUsedBike({ id, slug: `honda-dio-2020-${id}`, model: 'Dio' }));
const beside = [similar(like), costsNew(), countsViews()];

type Facts = Parameters<typeof buildUsedBikeDetail>[0];
const listed = (facts: Facts) => ({
  msw: [...beside, detail(buildUsedBikeDetail({ is_sample: false, description: 'One owner, two keys.', ...facts }))],
});

const { address, ...size } = samplePhoto();
const photo = { address, widths: size.widths, width: size.width, height: size.height, has_avif: true };
const images = [1, 2, 3].map((id) => ({ id, address: `${address}?${id}`, photo, is_drawing: false }));

const littleKnown = buildUsedBikeDetail({
  is_sample: false,
  expected_price: null,
  city_name: null,
  registration_location: null,
  year_of_manufacture: null,
  km_ridden: null,
  owner: null,
  condition: null,
  color: null,
  description: null,
  images: [],
  drawing: null,
  catalogue_bike: null,
  price_history: [],
});

const meta = {
  component: UsedBikePage,
  args: { slug: 'honda-activa-2019-1' },
  parameters: { layout: 'fullscreen', msw: [...beside, detail()] },
} satisfies Meta<typeof UsedBikePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const saying = (text: string | RegExp, parameters: Story['parameters']): Story => ({
  parameters,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText(text);
    await expect(first).toBeInTheDocument();
  },
});

export const Sample: Story = saying('Sample', { msw: [...beside, detail()] });
export const VerifiedWithPhotos: Story = saying('Verified', listed({ is_verified: true, images }));
export const Sold: Story = saying(
  /^This bike has been sold/,
  listed({ status: 'sold', sold_at: '2026-11-20T06:30:00.000Z' }),
);
export const BelowMost: Story = saying(/^Good price/, listed({ deal: buildDeal() }));
export const FarAboveMost: Story = saying(
  /^Above market/,
  listed({ expected_price: 90_000, deal: buildDeal({ grade: 'high', difference: 35_000 }) }),
);
export const UnusuallyLow: Story = saying(
  /^Unusually low/,
  listed({ expected_price: 25_000, deal: buildDeal({ grade: 'great', difference: -30_000, is_unusually_low: true }) }),
);
export const PendingFromAnotherState: Story = saying(
  'From another state.',
  listed({
    status: 'pending',
    registration_location: 'MH12',
    is_loan_active: true,
    loan_provider: 'A bank',
    is_insured: false,
  }),
);
export const LittleKnownAndSimilarFailed: Story = saying('Failed to fetch bikes: 500 The garage is closed.', {
  msw: [fails('similar', 500, 'The garage is closed.'), costsNew(), countsViews(), detail(littleKnown)],
});
export const LongWordsAndNoneSimilar: Story = saying(/^No similar bikes nearby/, {
  msw: [
    similar(),
    costsNew(),
    countsViews(),
    detail(buildUsedBikeDetail({ description: 'long'.repeat(200), version: 'x'.repeat(80) })),
  ],
});
export const Loading: Story = saying('Loading the bike', { msw: [waits('detail')], showsNothing: true });
export const Failed: Story = saying('Failed to fetch bikes: 500 The garage is closed.', {
  msw: [fails('detail', 500, 'The garage is closed.')],
});
export const Missing: Story = saying('Used bike not found', { msw: [fails('detail', 404, 'No.')] });
export const NoLongerListed: Story = saying('This bike is no longer listed', {
  msw: [similar(like), fails('detail', 410, 'Gone.')],
});

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
