import type { BikeDetail } from '@dopahiya/domain/bikes';
import { Deferred, goToSection, Section, showLoadFailure } from '@dopahiya/ui-kit';
import { unsentReview, useSignedInName } from '@dopahiya/visitor';
import { useEffect } from 'react';
import * as texts from '#texts/reviews';
import { useComingNear } from '../deferred-parts/deferred-sections.ts';
import { ReviewsWaiting } from './reviews-waiting.tsx';

export interface ReviewsProps {
  bike: Pick<BikeDetail, 'slug' | 'name'>;
}

/** What riders say of a bike, fetched when it comes near; who comes back from signing in is led to what they typed. */
export function Reviews({ bike }: ReviewsProps) {
  const { ref, isNear } = useComingNear();
  const name = useSignedInName();
  useEffect(() => {
    if (name !== null && unsentReview.read()?.bike === bike.slug) goToSection('#reviews');
  }, [name, bike.slug]);
  return (
    <div ref={ref}>
      <Section title={texts.title} tone="sunken">
        <Deferred
          load={loadReviewList}
          isWanted={isNear}
          given={{ bike }}
          before={<ReviewsWaiting />}
          onFailure={showLoadFailure}
        />
        {isNear && <Deferred load={loadYourReview} isWanted given={{ bike }} onFailure={showLoadFailure} />}
      </Section>
    </div>
  );
}

const loadReviewList = async () => (await import('./review-list.tsx')).ReviewList;
const loadYourReview = async () => (await import('./your-review.tsx')).YourReview;
