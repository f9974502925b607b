import { formatToPaisa } from '@dopahiya/domain/site';
import { type BikeLoan, type Instalment, loanSchedule, type PartPayment } from '@dopahiya/engines/loan';
import { Button, Disclosure, shareLink, WideTable } from '@dopahiya/ui-kit';
import * as texts from '#texts/emi-sections';
import { memo, useMemo, useRef } from 'react';
import * as S from './emi-sections.styles.ts';
import { downloadSchedule } from './schedule-csv.ts';

export interface FoldedScheduleProps {
  loan: BikeLoan;
  part: PartPayment;
  /** URL of the current inputs. */
  address: string;
}

/** The full schedule to print, download and share; its table is collapsed. */
export function FoldedSchedule({ loan, part, address }: FoldedScheduleProps) {
  const fold = useRef<HTMLDivElement>(null);
  const print = () => {
    fold.current?.querySelector('details')?.setAttribute('open', '');
    window.print();
  };
  const share = () => void shareLink({ title: texts.shareTitle, url: new URL(address, window.location.origin).href });
  const rows = useMemo(() => loanSchedule(loan, part.amount > 0 ? part : undefined), [loan, part]);
  return (
    <>
      <S.Ways>
        <Button tone="secondary" onClick={print}>
          {texts.print}
        </Button>
        <Button tone="secondary" onClick={() => downloadSchedule(rows)}>
          {texts.download}
        </Button>
        <Button tone="secondary" leadingIcon="share" onClick={share}>
          {texts.share}
        </Button>
      </S.Ways>
      <div ref={fold}>
        <Disclosure title={texts.showSchedule(rows.length)}>
          <ScheduleTable rows={rows} />
        </Disclosure>
      </div>
    </>
  );
}

const ScheduleTable = memo(function ScheduleTable({ rows }: { rows: readonly Instalment[] }) {
  const hasExtra = rows.some(({ extra }) => extra > 0);
  const columns = (['payment', 'interest', 'principal', 'extra', 'debt'] as const).filter(
    (name) => name !== 'extra' || hasExtra,
  );
  return (
    <WideTable label={texts.showSchedule(rows.length)}>
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
    </WideTable>
  );
});
