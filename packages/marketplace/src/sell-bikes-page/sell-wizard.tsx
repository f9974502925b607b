import { Container } from '@dopahiya/ui-kit';
import { useState } from 'react';
import { usePhotoSending } from '../listing-photos/use-photo-sending.ts';
import type { SellDraft } from '../sell-draft/sell-draft.ts';
import { useDraft } from '../sell-draft/use-draft.ts';
import { SellForm } from './sell-form.tsx';
import { ThankYou, type ThankYouProps } from './thank-you.tsx';
import { useCatalogueBike } from './use-catalogue-bike.ts';
import { useForgottenStep } from './use-step-history.ts';
import { useSubmission } from './use-submission.ts';

/** Sell wizard: the three-step form, then the result; resumes a listing whose photos are not all uploaded. */
export function SellWizard() {
  const kept = useDraft();
  const sending = usePhotoSending();
  const forgetStep = useForgottenStep();
  const [done, setDone] = useState<Pick<ThankYouProps, 'draft' | 'news'> | null>(null);
  const thank = (draft: SellDraft) => setDone({ draft, news: 'just-listed' });
  const submission = useSubmission(kept.keeper, sending, thank);
  const shown = done?.draft ?? kept.draft;
  const { drawn, ...catalogue } = useCatalogueBike(shown.answers);
  const { listing } = shown;
  if (!listing || !kept.keeper || submission.phase !== 'idle') {
    const photosSent = shown.photos.filter(({ key }) => sending.stateOf(key)?.state === 'sent').length;
    return (
      <Container>
        <SellForm kept={kept} catalogue={{ ...catalogue, drawn }} submission={submission} photosSent={photosSent} />
      </Container>
    );
  }
  const { keeper } = kept;
  return (
    <Container>
      <ThankYou
        draft={shown}
        listing={listing}
        drawn={drawn}
        news={done?.news ?? 'listed-before'}
        sending={sending}
        onAllSent={() => {
          setDone((known) => known ?? { draft: shown, news: 'listed-before' });
          void keeper.finish();
        }}
        onAnother={() => {
          setDone(null);
          void keeper.finish();
          forgetStep();
        }}
      />
    </Container>
  );
}
