import { Button } from '@dopahiya/ui-kit';
import * as texts from '#texts/sell-wizard';
import type { SellStep } from '../sell-draft/sell-answers.ts';
import * as S from './sell-form.styles.ts';
import type { Submission } from './use-submission.ts';

export interface StepButtonsProps {
  step: SellStep;
  /** Whether the step is complete. */
  canGoOn: boolean;
  submission: Submission;
  /** Number of uploaded photos, and of all. */
  photos: { sent: number; all: number };
  onBack: () => void;
}

/** Back and next buttons; on the last step the submit button. */
export function StepButtons({ step, canGoOn, submission, photos, onBack }: StepButtonsProps) {
  const { phase } = submission;
  return (
    <S.Buttons>
      {step > 1 && (
        <Button tone="secondary" size="large" leadingIcon="arrow-left" disabled={phase !== 'idle'} onClick={onBack}>
          {texts.back}
        </Button>
      )}
      <S.Aside>{asideOf(step, canGoOn, submission)}</S.Aside>
      {step === 3 ? (
        <Button type="submit" tone="signal" size="large" loading={phase !== 'idle'}>
          {labelOf(phase, photos)}
        </Button>
      ) : (
        <Button type="submit" size="large" trailingIcon="arrow-right" disabled={!canGoOn}>
          {texts.goOn}
        </Button>
      )}
    </S.Buttons>
  );
}

function asideOf(step: SellStep, canGoOn: boolean, { isSignedIn }: Submission): string {
  if (!canGoOn) return texts.stillNeeded;
  return step === 3 && !isSignedIn ? texts.signInNext : (texts.next[step - 1] ?? '');
}

function labelOf(phase: Submission['phase'], { sent, all }: StepButtonsProps['photos']): string {
  if (phase === 'photos' && all > 0) return texts.sendingPhotos(sent, all);
  return phase === 'idle' ? texts.list : texts.listing;
}
