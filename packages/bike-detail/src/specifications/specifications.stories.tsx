import { ApiError } from '@dopahiya/api-client';
import { flagFields, numberFields, textFields } from '@dopahiya/domain/specifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DealershipsNearby } from '../dealerships/dealerships-nearby.tsx';
import { buildBikeDetail, buildElectricBike, sectionHandlers } from '../testing.ts';
import { Specifications } from './specifications.tsx';

const classic = buildBikeDetail();
const busy = new ApiError({ kind: 'status', status: 503, message: 'The garage is closed.' });
const unknown = Object.fromEntries([...numberFields, ...textFields, ...flagFields].map((field) => [field, null]));

const meta = {
  component: Specifications,
  args: { bike: classic, onRetry: fn() },
  parameters: { layout: 'fullscreen', msw: sectionHandlers.all() },
} satisfies Meta<typeof Specifications>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const parts = canvas.getByRole('link', { name: 'Spare parts for this bike' });
    await expect(parts).toHaveAttribute('href', '/spare-parts/type/classic-350');
  },
};

export const WithDealerships: Story = {
  args: { aside: <DealershipsNearby brand={classic.brand} city="Delhi" /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Find a Royal Enfield dealer/ })).toBeVisible();
  },
};

export const Electric: Story = { args: { bike: buildElectricBike() } };

export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'weight');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^Length/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: 'Kerb weight 195 kg' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'sidecar');
    await expect(await canvas.findByText('No specifications found')).toBeVisible();
  },
};

export const AllRowsChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare rows' }));
    for (const box of canvas.getAllByRole('checkbox').slice(0, 5)) await userEvent.click(box);
    await expect(canvas.getByText('5 of 5 rows chosen. Remove one to choose another')).toBeVisible();
  },
};

export const Empty: Story = { args: { bike: buildBikeDetail({ ...unknown, additional_features: [] }) } };

export const Failed: Story = {
  args: { error: busy },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    bike: buildBikeDetail({
      engine_type: 'Single cylinder, 4 stroke, air and oil cooled, long stroke, with a balancer shaft and two valves',
      additional_features: [
        'A detachable pillion seat with a backrest that folds away and can be locked in two places',
      ],
    }),
  },
};
