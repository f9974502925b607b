import { addReview, ApiError, messageOf, useApi } from '@dopahiya/api-client';
import { type BikeDetail, type ReviewDraft, reviewLengths } from '@dopahiya/domain';
import { Button, ErrorPanel, Field, RadioGroup, showToast, TextArea } from '@dopahiya/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as texts from '#texts/review-form';
import { draftFrom, type ReviewFaults } from './review-draft.ts';
import { reviewsKey } from '../bike-detail-queries.ts';
import * as S from './reviews.styles.ts';

const stars = [5, 4, 3, 2, 1].map((count) => ({
  value: String(count),
  label: texts.starCount(count),
}));

/** Where a rider who is signed in writes of a bike; what was typed stays when the server refuses it. */
export function ReviewForm({ bike }: { bike: Pick<BikeDetail, 'slug' | 'name'> }) {
  const api = useApi();
  const queries = useQueryClient();
  const [faults, setFaults] = useState<ReviewFaults>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: (draft: ReviewDraft) => addReview(api, draft),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const result = draftFrom(bike.slug, new FormData(form));
    setFaults(result.faults);
    if (!result.draft) return focusFirst(form, result.faults);
    mutate(result.draft, {
      onSuccess: () => {
        form.reset();
        showToast({ kind: 'success', text: texts.published });
        void queries.invalidateQueries({ queryKey: reviewsKey(bike.slug) });
      },
    });
  };
  return (
    <S.Form aria-label={texts.title(bike.name)} noValidate onSubmit={submit}>
      <h3>{texts.title(bike.name)}</h3>
      <RadioGroup label={texts.rating} name="rating" choices={stars} {...(faults.rating && { error: faults.rating })} />
      <Field
        label={texts.reviewTitle}
        tag={texts.optional}
        name="title"
        maxLength={reviewLengths.title.max}
        {...(faults.title && { error: faults.title })}
      />
      <TextArea
        label={texts.text}
        name="text"
        maxLength={reviewLengths.text.max}
        {...(faults.text && { error: faults.text })}
      />
      {error && <ErrorPanel title={texts.refusedTitle} message={refusalOf(error)} />}
      <div>
        <Button type="submit" loading={isPending}>
          {isPending ? texts.publishing : texts.publish}
        </Button>
      </div>
    </S.Form>
  );
}

function refusalOf(error: Error): string {
  if (error instanceof ApiError && error.status === 401) return texts.sessionEnded;
  return messageOf(error, texts.checkConnection);
}

function focusFirst(form: HTMLFormElement, faults: ReviewFaults): void {
  const [name = ''] = Object.keys(faults);
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
