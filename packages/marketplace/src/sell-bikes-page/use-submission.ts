import { addUsedBike, isRefused, isUnreached, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { explainRefusal, type FormErrors } from '@dopahiya/site';
import { useSignedInName } from '@dopahiya/visitor';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as texts from '#texts/sell-wizard';
import type { PhotoSending } from '../listing-photos/use-photo-sending.ts';
import type { DraftKeeper } from '../sell-draft/draft-keeper.ts';
import type { SellDraft } from '../sell-draft/sell-draft.ts';
import { listingOf, type SellErrors, stepFields } from './answer-rules.ts';

/** Why a listing was rejected. */
export interface Refusal {
  fieldErrors: SellErrors;
  problem: string;
  /** What to do apart from submitting again; null if nothing. */
  remedy: 'sign-in' | 'sign-in-first' | 'press-again' | null;
}

/** Progress: idle, submitting the listing, or uploading photos. */
export type SubmissionPhase = 'idle' | 'listing' | 'photos';

const allFields = Object.values(stepFields).flat();

/** Submits the listing, then uploads its photos; signed-out visitors sign in first and return to their draft. */
export function useSubmission(keeper: DraftKeeper | null, sending: PhotoSending, onDone: (draft: SellDraft) => void) {
  const api = useApi();
  const navigate = useNavigate();
  const isSignedIn = useSignedInName() !== null;
  const [phase, setPhase] = useState<SubmissionPhase>('idle');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isRunning = useRef(false);

  const signInFirst = async (kept: DraftKeeper) => {
    await kept.change({ step: 3 });
    if (kept.state().storage === 'refused')
      setRefusal({ fieldErrors: {}, problem: texts.signInFirst, remedy: 'sign-in-first' });
    else void navigate(paths.loginFrom(paths.sellBikes));
  };

  const sendAll = async (kept: DraftKeeper, draft: SellDraft) => {
    const listing = listingOf(draft.answers, draft.submissionKey);
    if (!listing) return;
    setPhase('listing');
    const { id, slug } = await addUsedBike(api, listing);
    const stored = { ...draft, listing: { id, slug, photoCount: draft.photos.length } };
    await kept.change({ listing: stored.listing });
    setPhase('photos');
    const { failed } = await sending.send(id, draft.photos);
    onDone(stored);
    await (failed.length === 0 ? kept.finish() : kept.change({ photos: failed }));
  };

  const submit = async (onRefused: (fieldErrors: SellErrors) => void) => {
    if (!keeper || isRunning.current) return;
    isRunning.current = true;
    setRefusal(null);
    try {
      if (isSignedIn) await sendAll(keeper, keeper.state().draft);
      else await signInFirst(keeper);
    } catch (error) {
      const refused = refusalOf(error);
      setRefusal(refused);
      onRefused(refused.fieldErrors);
    } finally {
      isRunning.current = false;
      setPhase('idle');
    }
  };
  return {
    phase,
    refusal,
    isSignedIn,
    submit: (onRefused: (fieldErrors: SellErrors) => void) => void submit(onRefused),
  };
}

export type Submission = ReturnType<typeof useSubmission>;

/** Converts an API error to a refusal. */
function refusalOf(error: unknown): Refusal {
  if (isRefused(error)) return { fieldErrors: {}, problem: texts.authenticationFailed, remedy: 'sign-in' };
  const { fieldErrors, problem }: FormErrors = explainRefusal(error, allFields, texts.notCreated);
  const isMarked = Object.keys(fieldErrors).length > 0;
  const reason = problem ?? (isMarked ? texts.seeFields : texts.notCreated);
  return { fieldErrors, problem: texts.failed(reason), remedy: isUnreached(error) ? 'press-again' : null };
}
