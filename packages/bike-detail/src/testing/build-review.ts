import {
  type OwnReview,
  ownReviewSchema,
  type Review,
  reviewSchema,
  type ReviewSummary,
} from '@dopahiya/domain/content';

const answer = {
  id: 1,
  author_name: 'Asha',
  rating: 5,
  title: 'Happiest at 80',
  text: 'It thumps at 80 and is happiest there.',
  created_at: '2026-10-02T10:00:00Z',
  is_sample: false,
  helpful_count: 0,
};

/** Builds a review; `facts` overrides any of its fields. */
export function buildReview(facts: Partial<Review> = {}): Review {
  return { ...reviewSchema.parse(answer), ...facts };
}

/** Builds a review as its author sees it; `facts` overrides any of its fields. */
export function buildOwnReview(facts: Partial<OwnReview> = {}): OwnReview {
  const bike = {
    id: 7,
    slug: 'classic-350',
    name: 'Classic 350',
    brand: { slug: 'royal-enfield', name: 'Royal Enfield' },
  };
  return { ...ownReviewSchema.parse({ ...answer, status: 'PENDING', reason: null, bike }), ...facts };
}

/** Builds the summary of two real reviews. */
export function buildReviewSummary(facts: Partial<ReviewSummary> = {}): ReviewSummary {
  const distribution = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating > 3 ? 1 : 0 }));
  return { average: 4.5, count: 2, distribution, sample_count: 0, ...facts };
}
