import { unknownBrandSlug } from '@dopahiya/domain/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildBikeDetail } from '../testing.ts';
import { NextSteps } from './next-steps.tsx';

const bike = buildBikeDetail();

const meta = {
  component: NextSteps,
  args: { bike, onBestPrice: fn() },
  decorators: [(story) => <div style={{ maxWidth: 432 }}>{story()}</div>],
} satisfies Meta<typeof NextSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Best Price' }));
    await expect(args.onBestPrice).toHaveBeenCalledOnce();
  },
};

export const BrandUnknown: Story = {
  args: { bike: { ...bike, brand: { ...bike.brand, slug: unknownBrandSlug } } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Find Dealership' })).toBeVisible(),
};
