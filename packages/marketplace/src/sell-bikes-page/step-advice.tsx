import * as texts from '#texts/sell-wizard';
import type { SellStep } from '../sell-draft/sell-answers.ts';
import * as S from './sell-form.styles.ts';

/** Advice for a step: which photos sell, and what happens after submitting. */
export function StepAdvice({ step }: { step: SellStep }) {
  if (step === 1) return null;
  return step === 2 ? (
    <S.Advice>
      <h3>{texts.photosThatSell}</h3>
      <ul>
        {texts.photoTips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <p>{texts.plates}</p>
    </S.Advice>
  ) : (
    <S.Advice>
      <h3>{texts.whatNext}</h3>
      <ol>
        {texts.nextSteps.map((next) => (
          <li key={next}>{next}</li>
        ))}
      </ol>
    </S.Advice>
  );
}
