import type { BikeDetail } from '@dopahiya/domain/bikes';
import { goToSection, Later, Section } from '@dopahiya/ui-kit';
import { keepUnsent, unsentForm, useSignedInName } from '@dopahiya/visitor';
import { useEffect } from 'react';
import * as texts from '#texts/reviews';
import { newReviewOf } from './unsent-review.ts';
import { ReviewsWaiting } from './reviews-waiting.tsx';

export interface ReviewsProps {
  bike: Pick<BikeDetail, 'slug' | 'name'>;
}

/** Reviews of a bike, fetched when they come near the viewport. Scrolls to a kept draft after a sign-in. */
export function Reviews({ bike }: ReviewsProps) {
  const name = useSignedInName();
  useEffect(() => {
    const form = newReviewOf(bike.slug);
    const unsent = unsentForm(form);
    if (name === null || !unsent?.waitsForSignIn) return;
    keepUnsent(form, unsent.values);
    goToSection('#reviews');
  }, [name, bike.slug]);
  return (
    <Section title={texts.title} tone="sunken">
      <Later browserOnly load={loadReviewList} fallback={<ReviewsWaiting />} bike={bike} />
      <Later browserOnly load={loadYourReview} bike={bike} />
    </Section>
  );
}

const loadReviewList = async () => (await import('./review-list.tsx')).ReviewList;
const loadYourReview = async () => (await import('./your-review.tsx')).YourReview;
