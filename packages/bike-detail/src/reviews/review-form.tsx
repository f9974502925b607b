import { addReview, ApiError, messageOf, useApi } from '@dopahiya/api-client';
import { type BikeDetail, type ReviewDraft, reviewLengths } from '@dopahiya/domain';
import { Button, ErrorPanel, Field, RadioGroup, showToast, TextArea } from '@dopahiya/ui-kit';
import { accessToken } from '@dopahiya/visitor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { draftFrom, type ReviewFaults } from './review-draft.ts';
import { reviewsKey } from '../bike-detail-queries.ts';
import * as S from './reviews.styles.ts';

const stars = [5, 4, 3, 2, 1].map((count) => ({
  value: String(count),
  label: count === 1 ? '1 star' : `${count} stars`,
}));

/** Where a rider who is signed in writes of a bike; what was typed stays when the server refuses it. */
export function ReviewForm({ bike }: { bike: Pick<BikeDetail, 'slug' | 'name'> }) {
  const api = useApi();
  const queries = useQueryClient();
  const [faults, setFaults] = useState<ReviewFaults>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: (draft: ReviewDraft) => addReview(api, draft, { token: accessToken() }),
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
        showToast({ kind: 'success', text: 'Your review is published. Thank you.' });
        void queries.invalidateQueries({ queryKey: reviewsKey(bike.slug) });
      },
    });
  };
  return (
    <S.Form aria-label={`Your review of ${bike.name}`} noValidate onSubmit={submit}>
      <h3>Your review of {bike.name}</h3>
      <RadioGroup label="Rating" name="rating" choices={stars} {...(faults.rating && { error: faults.rating })} />
      <Field
        label="Title"
        tag="(optional)"
        name="title"
        maxLength={reviewLengths.title.max}
        {...(faults.title && { error: faults.title })}
      />
      <TextArea
        label="What is it like to live with?"
        name="text"
        maxLength={reviewLengths.text.max}
        {...(faults.text && { error: faults.text })}
      />
      {error && <ErrorPanel title="Your review was not published" message={refusalOf(error)} />}
      <div>
        <Button type="submit" loading={isPending}>
          {isPending ? 'Publishing...' : 'Publish review'}
        </Button>
      </div>
    </S.Form>
  );
}

function refusalOf(error: Error): string {
  if (error instanceof ApiError && error.status === 401)
    return 'Your session has ended. Sign in again and send it once more.';
  return messageOf(error, 'Check your connection and try again.');
}

function focusFirst(form: HTMLFormElement, faults: ReviewFaults): void {
  const [name = ''] = Object.keys(faults);
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
