import { signIn, signOut } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildOwnReview, sectionHandlers } from '../testing.ts';
import { OwnReviews } from './own-reviews.tsx';

const { all, fails, lists, waits } = sectionHandlers;

const reason = 'It is about the dealer and not about the bike.';
const written = [
  buildOwnReview({ id: 1 }),
  buildOwnReview({ id: 2, status: 'PUBLISHED', title: 'Calm', helpful_count: 3 }),
  buildOwnReview({ id: 3, status: 'REJECTED', reason, title: null }),
];

const saying = (text: string | RegExp, msw: ReturnType<typeof lists>): Story => ({
  parameters: { msw: [msw, ...all()] },
  play: async ({ canvas }) => expect(await canvas.findByText(text)).toBeVisible(),
});

const meta = {
  component: OwnReviews,
  beforeEach: () => {
    signIn('Asha');
    return signOut;
  },
} satisfies Meta<typeof OwnReviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { msw: [lists('ownReviews', written), ...all()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We did not publish it: It is about the dealer/)).toBeVisible();
    const [edit] = canvas.getAllByRole('link', { name: 'Edit review' });
    await expect(edit).toHaveAttribute('href', '/royal-enfield/classic-350#reviews');
  },
};
export const Empty: Story = saying('You have not reviewed a bike yet.', lists('ownReviews', []));
export const Failed: Story = saying('Your reviews could not be loaded.', fails('ownReviews'));
export const Loading: Story = saying('Loading your reviews...', waits('ownReviews'));
