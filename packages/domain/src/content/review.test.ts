import { describe, expect, it } from 'vitest';
import { reviewPageSchema, reviewSchema } from './review.ts';

const review = {
  id: 7,
  author_name: 'Asha',
  rating: 4,
  title: null,
  text: 'Calm at eighty, thirsty in town.',
  created_at: '2026-11-01T06:30:00.000Z',
  is_sample: false,
  helpful_count: 0,
};

describe('a review', () => {
  it('keeps its text as it is, and is real unless it says that it is a sample', () => {
    const { is_sample: _, helpful_count: __, ...unmarked } = review;
    expect(reviewSchema.parse({ ...unmarked, text: '<b>good</b>' })).toEqual({ ...review, text: '<b>good</b>' });
  });
});

describe('a page of reviews', () => {
  const summary = { average: 4, count: 1, distribution: [{ rating: 4, count: 1 }], sample_count: 2 };

  it('has what all reviews say together', () => {
    const page = { count: 3, next: null, previous: null, results: [review], summary };
    expect(reviewPageSchema.parse(page)).toEqual(page);
  });

  it('has no summary where the API sends only a list', () => {
    expect(reviewPageSchema.parse([review])).toMatchObject({ count: 1, results: [review], summary: null });
  });
});
