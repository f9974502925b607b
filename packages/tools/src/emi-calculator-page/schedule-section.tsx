import { formatToPaisa } from '@dopahiya/domain';
import { Button, Disclosure, Section, SelectField } from '@dopahiya/ui-kit';
import * as texts from '#texts/emi-calculator-page';
import { memo, useMemo } from 'react';
import { tenures } from '../loan/limits.ts';
import type { BikeLoan } from '../loan/loan-costs.ts';
import { type Instalment, loanSchedule, type PartPayment } from '../loan/loan-schedule.ts';
import { Calculate } from './calculate.tsx';
import type { ChangeInputs } from './emi-calculator-page.tsx';
import * as S from './emi-calculator-page.styles.ts';
import { downloadSchedule } from './schedule-csv.ts';

interface ScheduleSectionProps {
  /** The tenure that is chosen; the loan may follow a moment later. */
  months: number;
  loan: BikeLoan;
  part: PartPayment;
  onChange: ChangeInputs;
}

/** The chosen tenure month by month: folded away, to print and to take along. */
export const ScheduleSection = memo(function ScheduleSection({ months, loan, part, onChange }: ScheduleSectionProps) {
  const rows = useMemo(() => loanSchedule(loan, part.amount > 0 ? part : undefined), [loan, part]);
  return (
    <Section title={texts.schedule} subtitle={texts.scheduleNote} tone="sunken" height={[345, 335]}>
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
      <Disclosure title={texts.showSchedule(rows.length)}>
        <S.Ways>
          <Button tone="secondary" onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button tone="secondary" onClick={() => downloadSchedule(rows)}>
            {texts.download}
          </Button>
        </S.Ways>
        <ScheduleTable rows={rows} />
      </Disclosure>
    </Section>
  );
});

const ScheduleTable = memo(function ScheduleTable({ rows }: { rows: readonly Instalment[] }) {
  const hasExtra = rows.some(({ extra }) => extra > 0);
  const columns = (['payment', 'interest', 'principal', 'extra', 'debt'] as const).filter(
    (name) => name !== 'extra' || hasExtra,
  );
  return (
    <S.TableRoom aria-label={texts.showSchedule(rows.length)} tabIndex={0}>
      <S.Table>
        <thead>
          <tr>
            <th scope="col">{texts.columns.number}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {texts.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <th scope="row">{row.number}</th>
              {columns.map((name) => (
                <td key={name}>{formatToPaisa(row[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.TableRoom>
  );
});
