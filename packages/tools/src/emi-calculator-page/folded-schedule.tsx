import { formatToPaisa } from '@dopahiya/domain/site';
import { type BikeLoan, type Instalment, loanSchedule, type PartPayment } from '@dopahiya/engines/loan';
import { Button, Disclosure } from '@dopahiya/ui-kit';
import * as texts from '#texts/emi-sections';
import { memo, useMemo } from 'react';
import * as S from './emi-sections.styles.ts';
import { downloadSchedule } from './schedule-csv.ts';

export interface FoldedScheduleProps {
  loan: BikeLoan;
  part: PartPayment;
}

/** Every instalment in a table that is folded away, to print and to take along. */
export function FoldedSchedule({ loan, part }: FoldedScheduleProps) {
  const rows = useMemo(() => loanSchedule(loan, part.amount > 0 ? part : undefined), [loan, part]);
  return (
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
  );
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
