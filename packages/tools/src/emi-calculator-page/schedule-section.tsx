import { Button, Disclosure, Section, SelectField } from '@dopahiya/ui-kit';
import * as texts from '#texts/emi-calculator-page';
import { memo, useDeferredValue, useMemo } from 'react';
import { formatToPaisa } from '../loan/format-to-paisa.ts';
import { tenures } from '../loan/limits.ts';
import { type Instalment, loanSchedule } from '../loan/loan-schedule.ts';
import { Calculate } from './calculate.tsx';
import type { EmiPartProps } from './emi-calculator-page.tsx';
import * as S from './emi-calculator-page.styles.ts';
import { downloadSchedule } from './schedule-csv.ts';

/** The chosen tenure month by month: folded away, to print and to take along. */
export function ScheduleSection({ inputs, onChange }: EmiPartProps) {
  const settled = useDeferredValue(inputs);
  // While a thumb moves, the table stays as it is: it has up to 84 rows.
  const rows = useMemo(() => scheduleOf(settled), [settled]);
  return (
    <Section title={texts.schedule} subtitle={texts.scheduleNote} tone="sunken">
      <S.Tenure>
        <SelectField
          label={texts.tenure}
          name="months"
          value={String(inputs.months)}
          options={tenures.map((tenure) => ({ value: String(tenure), label: texts.tenureChoice(tenure) }))}
          onChange={({ target }) =>
            onChange({ months: Number(target.value), after: Math.min(inputs.after, Number(target.value) - 1) })
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
}

function scheduleOf({ amount, interest, months, type, part, after, less }: EmiPartProps['inputs']): Instalment[] {
  return loanSchedule({ amount, interest, months, type }, part > 0 ? { amount: part, after, less } : undefined);
}

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
