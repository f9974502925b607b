import { buildOwnUsedBike, ownListingApi, usedBikeHandlers } from '@dopahiya/api-client/testing';
import type { OwnUsedBike } from '@dopahiya/domain/market';
import { signIn, signOut } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { OwnListings } from './own-listings.tsx';

const { fails, waits } = usedBikeHandlers;
const states: Partial<OwnUsedBike>[] = [
  { status: 'pending' },
  { status: 'active', is_verified: true, view_count: 412, model: 'Shine' },
  { status: 'held', model: 'Dio', reason: 'The number plate is that of another bike.' },
  { status: 'sold', model: 'Unicorn', sold_at: '2026-11-12T06:30:00.000Z', sold_price: 46_000 },
  { status: 'expired', model: 'Hornet' },
  { status: 'withdrawn', model: 'Grazia' },
  { status: 'rejected', model: 'City', reason: 'It is a car.' },
];
const ofEachState = states.map((facts, index) => buildOwnUsedBike({ id: index + 1, ...facts }));
const first = { name: 'Edit: Honda Activa, 2019' };

const meta = {
  component: OwnListings,
  parameters: { msw: ownListingApi(ofEachState).handlers },
  beforeEach: () => {
    signIn('Asha');
    return signOut;
  },
} satisfies Meta<typeof OwnListings>;
export default meta;
type Story = StoryObj<typeof meta>;

const saying = (text: string, msw: unknown): Story => ({
  parameters: { msw },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const EachState: Story = {
  play: async ({ canvas }) => {
    for (const state of ['Pending', 'Verified', 'Held', 'Sold', 'Expired', 'Withdrawn', 'Rejected'])
      await expect(await canvas.findByText(state)).toBeVisible();
  },
};
export const Empty: Story = saying('No listings yet', ownListingApi([]).handlers);
export const Failed: Story = saying('We couldn’t load your listings.', [
  fails('own', 500, 'The garage is closed.'),
  ...ownListingApi([]).handlers,
]);
export const Loading: Story = { parameters: { msw: [waits('own'), ...ownListingApi([]).handlers] } };
export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', first));
    await expect(canvas.getByLabelText('Expected price')).toHaveFocus();
  },
};
export const Photos: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Photos: Honda Activa, 2019' }));
    await expect(canvas.getByLabelText('Choose photos')).toBeInTheDocument();
  },
};
export const Mobile: Story = { ...EachState, globals: { viewport: { value: 'phone' } } };
