import { signIn, signOut } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buildBikeDetail, buildReview, buildReviewSummary, sectionHandlers } from '../testing.ts';
import { Reviews } from './reviews.tsx';

const { all, fails, lists, waits } = sectionHandlers;

const ratings = [5, 5, 4, 4, 3, 1];
const real = ratings.map((rating, index) => buildReview({ id: index + 1, rating, title: index === 0 ? 'Calm' : null }));
const summary = buildReviewSummary({
  average: 3.7,
  count: ratings.length,
  distribution: [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: ratings.filter((given) => given === rating).length,
  })),
});
const sample = buildReview({ id: 9, author_name: 'Sample rider', is_sample: true });
const noneReal = buildReviewSummary({
  average: null,
  count: 0,
  distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })),
  sample_count: 1,
});

/** Returns a story that expects this text to appear. */
const saying = (text: string | RegExp, msw: ReturnType<typeof all>): Story => ({
  parameters: { msw },
  play: async ({ canvas }) => expect(await canvas.findByText(text)).toBeVisible(),
});

const meta = {
  component: Reviews,
  args: { bike: buildBikeDetail() },
  parameters: { layout: 'fullscreen', msw: [lists('reviews', real, { summary }), ...all()] },
  beforeEach: signOut,
} satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText('6 ratings')).toBeVisible(),
};

export const Samples: Story = saying('Not rated yet. Sample reviews do not count.', [
  lists('reviews', [sample], { summary: noneReal }),
]);

export const Mixed: Story = saying('Sample', [
  lists('reviews', [...real, sample], { summary: { ...summary, sample_count: 1 } }),
]);

export const MorePages: Story = {
  parameters: {
    msw: [lists('reviews', real, { count: 40, summary, next: '/api/reviews/?bike=classic-350&page=2' })],
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Load more reviews' })).toBeVisible(),
};

export const SignedIn: Story = {
  beforeEach: () => {
    signIn('Asha');
    return signOut;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a review' }));
    await expect(canvas.getByRole('button', { name: 'Send review' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toHaveFocus();
  },
};

export const Empty: Story = saying('No reviews found for this bike.', [lists('reviews', [])]);
export const Failed: Story = saying('Error: The garage is closed.', [fails('reviews')]);
export const Loading: Story = saying('Loading reviews...', [waits('reviews')]);

export const LongText: Story = saying(/^It thumps/, [
  lists(
    'reviews',
    [
      buildReview({
        author_name: 'Somebody whose name is longer than most names of riders in this country are',
        title: 'What I would have liked to know before I had ridden it over every pass between here and the sea',
        text: 'It thumps at 80 and is happiest there. '.repeat(20),
      }),
    ],
    { summary },
  ),
]);
