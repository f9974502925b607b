import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildBikeDetail } from '../testing.ts';
import { RatingLink } from './rating-link.tsx';

const meta = {
  component: RatingLink,
  args: { bike: buildBikeDetail({ rating: 4.5 }), onGo: fn() },
} satisfies Meta<typeof RatingLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.onGo).toHaveBeenCalledOnce();
  },
};

export const NotRated: Story = {
  args: { bike: buildBikeDetail({ rating: null }) },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
