import { buildOwnUsedBike } from '@dopahiya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListingConflict } from './listing-conflict.tsx';

const meta = {
  component: ListingConflict,
  args: {
    conflict: {
      changes: { description: 'Two new tyres since August, bills are there.', is_insured: false, owner: '2nd' },
      current: buildOwnUsedBike({ revision: 2, description: 'A new battery in 2026, bills are there.' }),
    },
    onTake: fn(),
  },
} satisfies Meta<typeof ListingConflict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yours: Two new tyres since August, bills are there.')).toBeVisible();
    await expect(canvas.getByText('Current: A new battery in 2026, bills are there.')).toBeVisible();
    await expect(canvas.getByText('Yours: No')).toBeVisible();
    await expect(canvas.getByText('Yours: 2nd owner')).toBeVisible();
  },
};
