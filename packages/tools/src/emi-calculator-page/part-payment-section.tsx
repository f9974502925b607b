import { formatPrice } from '@dopahiya/domain';
import { RadioGroup, Section, Slider } from '@dopahiya/ui-kit';
import * as texts from '#texts/emi-calculator-page';
import { formatToPaisa } from '../loan/format-to-paisa.ts';
import { savingOf } from '../loan/loan-schedule.ts';
import { Calculate } from './calculate.tsx';
import type { EmiPartProps } from './emi-calculator-page.tsx';
import * as S from './emi-calculator-page.styles.ts';
import { afterLimits, type EmiInputs, partLimits } from './emi-inputs.ts';

const choices = [
  { value: 'months', label: texts.lessMonths, detail: texts.lessMonthsDetail },
  { value: 'emi', label: texts.lessEmi, detail: texts.lessEmiDetail },
] as const;

/** What is saved by paying a part back early. */
export function PartPaymentSection({ inputs, onChange }: EmiPartProps) {
  return (
    <Section title={texts.partPayment} subtitle={texts.partNote}>
      <S.Parts>
        <Slider
          label={texts.part}
          name="part"
          prefix="₹"
          {...partLimits(inputs.amount)}
          value={Math.min(inputs.part, inputs.amount)}
          onValueChange={(part) => onChange({ part })}
        />
        <Slider
          label={texts.after}
          name="after"
          {...afterLimits(inputs.months)}
          value={inputs.after}
          onValueChange={(after) => onChange({ after })}
        />
        <RadioGroup
          label={texts.less}
          name="less"
          look="card"
          choices={choices}
          value={inputs.less}
          onValueChange={(less) => onChange({ less })}
        />
        <Calculate />
        <S.Saving aria-live="polite">{savingText(inputs)}</S.Saving>
      </S.Parts>
    </Section>
  );
}

function savingText({ part, after, less, ...loan }: EmiInputs): string {
  if (part === 0) return texts.noPart;
  const { interest, months, emi } = savingOf(loan, { amount: part, after, less });
  if (emi === 0) return texts.savesAll(formatPrice(interest));
  return less === 'emi'
    ? texts.savesEmi(formatPrice(interest), formatToPaisa(emi))
    : texts.savesMonths(formatPrice(interest), months);
}
