import { type QuotationJudgement, wrongLines } from '@dopahiya/engines/judgement';
import { ButtonLink, StickyBar } from '@dopahiya/ui-kit';
import { Price } from '@dopahiya/ui-kit/money';
import * as texts from '#texts/quote-check';

/** Keeps the sum that is too much in sight on narrow screens, with the way to the letter. */
export function VerdictBar({ judgement }: { judgement: QuotationJudgement }) {
  const { wrong, quoted } = wrongLines(judgement);
  const summary = (
    <>
      <Price amount={Math.round(judgement.excess.max)} /> <small>{texts.askedByNoRule(wrong, quoted)}</small>
    </>
  );
  return (
    <StickyBar label={texts.barLabel} summary={summary}>
      <ButtonLink to="#letter" tone="signal">
        {texts.makeLetter}
      </ButtonLink>
    </StickyBar>
  );
}
