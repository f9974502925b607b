import { Button } from '@dopahiya/ui-kit';
import { unsentForm } from '@dopahiya/visitor';
import { useEffect, useRef, useState } from 'react';
import * as texts from '#texts/review-form';
import { focusIn } from './focus-in.ts';
import { ReviewForm, type ReviewFormProps } from './review-form.tsx';
import * as S from './reviews.styles.ts';
import { newReviewOf } from './unsent-review.ts';

/** Button that opens the review form and keeps the input when closed. Opens by itself after a sign-in if a draft was kept. */
export function NewReview({ bike }: Pick<ReviewFormProps, 'bike'>) {
  const [state, setState] = useState<'untouched' | 'kept' | 'opened' | 'closed'>(() =>
    unsentForm(newReviewOf(bike.slug)) ? 'kept' : 'untouched',
  );
  const isShown = state === 'opened' || state === 'kept';
  const form = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'opened') focusIn(form.current);
    if (state === 'closed') button.current?.focus();
  }, [state]);
  return (
    <>
      {!isShown && (
        <S.Own>
          <Button ref={button} tone="secondary" onClick={() => setState('opened')}>
            {texts.write}
          </Button>
        </S.Own>
      )}
      {state !== 'untouched' && (
        <div ref={form} hidden={!isShown}>
          <ReviewForm bike={bike} onDone={() => setState('closed')} />
        </div>
      )}
    </>
  );
}
