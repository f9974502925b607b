import { buildUsedBike } from '@dopahiya/api-client/testing';
import { favourites } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FavouriteUsedBikes } from './favourite-used-bikes.tsx';

const meta = {
  component: FavouriteUsedBikes,
  args: {
    bikes: [
      buildUsedBike({ id: 61, is_sample: false }),
      buildUsedBike({ id: 62, is_sample: false, status: 'sold', model: 'Shine', version: null }),
    ],
  },
  beforeEach: () => {
    favourites.write(['used-61', 'used-62']);
    return () => void favourites.write([]);
  },
} satisfies Meta<typeof FavouriteUsedBikes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Marked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold · 2019', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Honda Shine from favourites' }));
    await expect(favourites.read()).toEqual(['used-61']);
  },
};

export const Samples: Story = {
  args: { bikes: [buildUsedBike({ expected_price: null, city_name: null })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Price not available .* Sample/)).toBeVisible();
  },
};
