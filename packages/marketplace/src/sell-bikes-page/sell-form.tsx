import { useCloseOnBack } from '@dopahiya/ui-kit';
import { Stepper } from '@dopahiya/ui-kit/market';
import type { FormEvent } from 'react';
import * as texts from '#texts/sell-wizard';
import type { useDraft } from '../sell-draft/use-draft.ts';
import type { SellStep } from '../sell-draft/sell-answers.ts';
import { validateStep, findFirstInvalidStep, isVehicleNamed, type SellErrors, stepOfField } from './answer-rules.ts';
import { FinalStep } from './final-step.tsx';
import { LiveBike } from './live-bike.tsx';
import { PlaceStep } from './place-step.tsx';
import * as S from './sell-form.styles.ts';
import { DraftNotice, SubmissionNotice } from './sell-notices.tsx';
import { StepAdvice } from './step-advice.tsx';
import { StepButtons } from './step-buttons.tsx';
import type { CatalogueBike } from './use-catalogue-bike.ts';
import { useSteps } from './use-steps.ts';
import { usePriceCheck } from './use-price-check.ts';
import type { Submission } from './use-submission.ts';
import { VehicleStep } from './vehicle-step.tsx';

export interface SellFormProps {
  kept: ReturnType<typeof useDraft>;
  catalogue: CatalogueBike;
  submission: Submission;
  /** Number of photos uploaded so far. */
  photosSent: number;
}

/** The three-step form beside the preview of the bike. */
export function SellForm({ kept, catalogue, submission, photosSent }: SellFormProps) {
  const { keeper, isReady } = kept;
  const { answers, step, photos } = kept.draft;
  const { form, fieldErrors: found, goTo, blame, answer, backStep, show } = useSteps(kept);
  const check = usePriceCheck(answers, catalogue.slug);
  const { year_of_manufacture: year } = check.fieldErrors;
  const fieldErrors = { ...(year !== undefined && { year_of_manufacture: year }), ...found };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong =
      step === 3
        ? findFirstInvalidStep(answers, new Date(), check.fieldErrors)
        : { step, fieldErrors: validateStep(step, answers, new Date(), check.fieldErrors) };
    if (wrong && Object.keys(wrong.fieldErrors).length > 0) blame(wrong.step, wrong.fieldErrors);
    else if (step === 3) submission.submit(blameRefused);
    else goTo((step + 1) as SellStep);
  };
  /** Shows the server's validation errors beside their fields. */
  const blameRefused = (wrong: SellErrors) => {
    const [first] = Object.keys(wrong);
    if (first !== undefined) blame(stepOfField(first), wrong);
  };
  const fields = { answers, fieldErrors, onAnswer: answer };
  return (
    <S.Columns>
      {backStep !== null && <OnBack onBack={() => show(backStep)} />}
      <S.Form ref={form} aria-label={texts.form} noValidate inert={!isReady} onSubmit={submit}>
        <Stepper label={texts.form} steps={texts.steps} current={step} />
        <S.StepTitle tabIndex={-1}>{texts.stepTitle(step, texts.steps[step - 1] ?? '')}</S.StepTitle>
        <DraftNotice kept={kept} />
        {step === 1 && <VehicleStep {...fields} catalogue={catalogue} />}
        {step === 2 && (
          <PlaceStep {...fields} photos={photos} onPhotos={(picked) => void keeper?.change({ photos: picked })} />
        )}
        {step === 3 && <FinalStep {...fields} check={check} />}
        <SubmissionNotice submission={submission} />
        <StepButtons
          step={step}
          canGoOn={step !== 1 || isVehicleNamed(answers)}
          submission={submission}
          photos={{ sent: photosSent, all: photos.length }}
          onBack={() => goTo((step - 1) as SellStep)}
        />
      </S.Form>
      <S.Beside>
        <LiveBike answers={answers} catalogue={catalogue} step={step} />
        <StepAdvice step={step} />
      </S.Beside>
    </S.Columns>
  );
}

/** Makes Back open the previous step of a draft that was resumed at a later one. */
function OnBack({ onBack }: { onBack: () => void }): null {
  useCloseOnBack(onBack);
  return null;
}
