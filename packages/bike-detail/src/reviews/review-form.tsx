import type { ReviewDraft } from '@dopahiya/domain/inputs';
import { addReview, ApiError, changeReview, messageOf, useApi } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import { type OwnReview, reviewLengths } from '@dopahiya/domain/content';
import { paths } from '@dopahiya/domain/site';
import { Button, ErrorPanel, Field, Link, RadioGroup, showToast, TextArea } from '@dopahiya/ui-kit';
import { forgetUnsent, keepUnsent, unsentForm, useSignedInName } from '@dopahiya/visitor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as texts from '#texts/review-form';
import { ownReviewsKey, reviewsKey } from '../bike-detail-queries.ts';
import { draftFrom, type ReviewErrors, readReviewForm } from './review-draft.ts';
import * as S from './reviews.styles.ts';
import { newReviewOf } from './unsent-review.ts';

export interface ReviewFormProps {
  bike: Pick<BikeDetail, 'slug' | 'name'>;
  /** The review to edit; without it a new one is written. */
  review?: OwnReview;
  /** Called after submit or cancel; without it there is no cancel button. */
  onDone?: () => void;
}

const stars = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: texts.starCount(Number(value)) }));

/** Form to write or edit a review. Keeps the input if the server rejects it, and during a sign-in. */
export function ReviewForm({ bike, review, onDone }: ReviewFormProps) {
  const isSignedIn = useSignedInName() !== null;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const kept = review ? `review ${review.id}` : newReviewOf(bike.slug);
  const { mutate, isPending, error } = useSending(bike.slug, { review, kept });
  const [fieldErrors, setFaults] = useState<ReviewErrors>({});
  const [before] = useState(() => startOf(kept, review));
  const ref = useRef<HTMLFormElement>(null);
  const wrong = { ...faultsIn(error), ...fieldErrors };
  useEffect(() => focusFirst(ref.current, faultsIn(error)), [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const result = draftFrom(bike.slug, new FormData(form));
    setFaults(result.fieldErrors);
    if (!result.draft) return focusFirst(form, result.fieldErrors);
    const waitForSignIn = () => keepUnsent(kept, readReviewForm(new FormData(form)), true);
    if (!isSignedIn) {
      waitForSignIn();
      return void navigate(paths.loginFrom(pathname));
    }
    mutate(result.draft, {
      onError: (refusal) => void (isSessionOver(refusal) && waitForSignIn()),
      onSuccess: () => {
        form.reset();
        showToast({ kind: 'success', text: texts.sent });
        onDone?.();
      },
    });
  };
  const leave = () => {
    // Closing keeps what was typed of a new review.
    if (review) forgetUnsent(kept);
    onDone?.();
  };
  return (
    <S.Form
      ref={ref}
      aria-label={texts.title(bike.name)}
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => keepUnsent(kept, readReviewForm(new FormData(currentTarget)))}
    >
      <h3>{texts.title(bike.name)}</h3>
      <ReviewFields before={before} wrong={wrong} />
      {error && <Refusal error={error} way={paths.loginFrom(pathname)} />}
      <S.Actions>
        <Button type="submit" loading={isPending}>
          {isPending ? texts.sending : isSignedIn ? texts.send : texts.signInToSend}
        </Button>
        {onDone && (
          <Button tone="secondary" onClick={leave}>
            {review ? texts.cancel : texts.close}
          </Button>
        )}
      </S.Actions>
    </S.Form>
  );
}

interface ReviewFieldsProps {
  before: ReturnType<typeof startOf>;
  wrong: ReviewErrors;
}

function ReviewFields({ before, wrong }: ReviewFieldsProps) {
  return (
    <>
      <RadioGroup
        label={texts.rating}
        name="rating"
        choices={stars}
        defaultValue={before.rating}
        {...(wrong.rating && { error: wrong.rating })}
      />
      <Field
        label={texts.reviewTitle}
        tag={texts.optional}
        name="title"
        defaultValue={before.title}
        maxLength={reviewLengths.title.max}
        {...(wrong.title && { error: wrong.title })}
      />
      <TextArea
        label={texts.text}
        hint={texts.whoReads}
        name="text"
        defaultValue={before.text}
        maxLength={reviewLengths.text.max}
        {...(wrong.text && { error: wrong.text })}
      />
    </>
  );
}

function useSending(bike: string, { review, kept }: { review: OwnReview | undefined; kept: string }) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: ReviewDraft) => {
      const { bike: _, ...changes } = draft;
      return review ? changeReview(api, review.id, changes) : addReview(api, draft);
    },
    onSuccess: () => {
      forgetUnsent(kept);
      void queries.invalidateQueries({ queryKey: reviewsKey(bike) });
      return queries.invalidateQueries({ queryKey: ownReviewsKey });
    },
  });
}

/** Returns the initial values: what was typed before and not sent, else the review being edited. */
function startOf(form: string, review: OwnReview | undefined) {
  const {
    rating = String(review?.rating ?? ''),
    title = review?.title ?? '',
    text = review?.text ?? '',
  } = unsentForm(form)?.values ?? {};
  return { rating, title, text };
}

function Refusal({ error, way }: { error: Error; way: string }) {
  const reason = error instanceof ApiError ? error.fields?.['bike']?.[0] : undefined;
  if (!isSessionOver(error))
    return <ErrorPanel title={texts.refusedTitle} message={reason ?? messageOf(error, texts.serverError)} />;
  return (
    <>
      <ErrorPanel title={texts.refusedTitle} message={texts.sessionEnded} />
      <p>
        <Link to={way}>{texts.signIn}</Link>
      </p>
    </>
  );
}

const isSessionOver = (error: Error): boolean => error instanceof ApiError && error.status === 401;

function faultsIn(error: Error | null): ReviewErrors {
  const { rating, title, text } = (error instanceof ApiError && error.fields) || {};
  return {
    ...(rating?.[0] && { rating: rating[0] }),
    ...(title?.[0] && { title: title[0] }),
    ...(text?.[0] && { text: text[0] }),
  };
}

function focusFirst(form: HTMLFormElement | null, fieldErrors: ReviewErrors): void {
  const [name = ''] = Object.keys(fieldErrors);
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
