import { formatPrice, formatToPaisa } from '@dopahiya/domain/site';
import { type BikeLoan, type PartPayment, savingOf } from '@dopahiya/engines/loan';
import { RadioGroup, Section, Slider } from '@dopahiya/ui-kit';
import * as texts from '#texts/emi-calculator-page';
import { memo } from 'react';
import { Calculate } from './calculate.tsx';
import { afterLimits, type ChangeInputs, partLimits, type UnreadNumbers } from './emi-inputs.ts';
import * as S from './emi-calculator-page.styles.ts';

const choices = [
  { value: 'months', label: texts.lessMonths, detail: texts.lessMonthsDetail },
  { value: 'emi', label: texts.lessEmi, detail: texts.lessEmiDetail },
] as const;

interface PartPaymentSectionProps {
  loan: BikeLoan;
  part: PartPayment;
  unread: UnreadNumbers;
  onChange: ChangeInputs;
}

/** Savings by a part payment. */
export const PartPaymentSection = memo(function PartPaymentSection({
  loan,
  part,
  unread,
  onChange,
}: PartPaymentSectionProps) {
  return (
    <Section title={texts.partPayment} subtitle={texts.partNote}>
      <S.Parts>
        <S.Entered>
          <Slider
            label={texts.part}
            name="part"
            prefix="₹"
            {...partLimits(loan.amount)}
            value={Math.min(part.amount, loan.amount)}
            unread={unread.part}
            onValueChange={(amount) => onChange({ part: amount })}
          />
          <Slider
            label={texts.after}
            name="after"
            {...afterLimits(loan.months)}
            typedStep={1}
            value={part.after}
            unread={unread.after}
            onValueChange={(after) => onChange({ after })}
          />
          <RadioGroup
            label={texts.less}
            name="less"
            tone="card"
            choices={choices}
            value={part.less}
            onValueChange={(less) => onChange({ less })}
          />
          <Calculate />
        </S.Entered>
        <S.Follows>
          <S.Saving aria-live="polite">{savingText(loan, part)}</S.Saving>
        </S.Follows>
      </S.Parts>
    </Section>
  );
});

function savingText(loan: BikeLoan, part: PartPayment): string {
  if (part.amount === 0) return texts.noPart;
  const { interest, months, emi } = savingOf(loan, part);
  if (emi === 0) return texts.savesAll(formatPrice(interest));
  return part.less === 'emi'
    ? texts.savesEmi(formatPrice(interest), formatToPaisa(emi))
    : texts.savesMonths(formatPrice(interest), months);
}
