import { type QuotationJudgement, wrongLines } from '@dopahiya/engines/judgement';
import { ButtonLink, StickyBar } from '@dopahiya/ui-kit';
import { Price } from '@dopahiya/ui-kit/money';
import * as texts from '#texts/quote-check';

/** Sticky bar with the overcharged total on narrow screens, and a link to the letter. */
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
