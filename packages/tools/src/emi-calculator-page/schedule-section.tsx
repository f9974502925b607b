import * as texts from '#texts/emi-calculator-page';
import { type BikeLoan, type PartPayment, tenures } from '@dopahiya/engines/loan';
import { Later, Section, SelectField, Skeleton } from '@dopahiya/ui-kit';
import { memo } from 'react';
import { Calculate } from './calculate.tsx';
import type { ChangeInputs } from './emi-inputs.ts';
import * as S from './emi-calculator-page.styles.ts';

const loadSchedule = async () => (await import('./emi-sections.ts')).FoldedSchedule;

interface ScheduleSectionProps {
  /** The chosen tenure; `loan` may be deferred. */
  months: number;
  loan: BikeLoan;
  part: PartPayment;
  address: string;
  onChange: ChangeInputs;
}

/** Schedule of the chosen tenure: collapsed, to print and download. */
export const ScheduleSection = memo(function ScheduleSection({
  months,
  loan,
  part,
  address,
  onChange,
}: ScheduleSectionProps) {
  return (
    <Section title={texts.schedule} subtitle={texts.scheduleNote} tone="sunken">
      <S.Tenure>
        <SelectField
          label={texts.tenure}
          name="months"
          value={String(months)}
          options={tenures.map((tenure) => ({ value: String(tenure), label: texts.tenureChoice(tenure) }))}
          onChange={({ target }) =>
            onChange({ months: Number(target.value), after: Math.min(part.after, Number(target.value) - 1) })
          }
        />
        <Calculate />
      </S.Tenure>
      <Later load={loadSchedule} fallback={<Skeleton height="48px" />} loan={loan} part={part} address={address} />
    </Section>
  );
});
