import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildBikeDetail } from '../testing.ts';
import { RatingLink } from './rating-link.tsx';

const meta = {
  component: RatingLink,
  args: { bike: buildBikeDetail({ rating: 4.5 }) },
} satisfies Meta<typeof RatingLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', '#reviews'),
};

export const NotRated: Story = {
  args: { bike: buildBikeDetail({ rating: null }) },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
