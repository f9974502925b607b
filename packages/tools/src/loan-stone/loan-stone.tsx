import { formatNumber, formatPrice, formatToPaisa } from '@dopahiya/domain/site';
import type { LoanCosts } from '@dopahiya/engines/loan';
import { GroundLine, VisuallyHidden } from '@dopahiya/ui-kit';
import { Stone } from '@dopahiya/ui-kit/money';
import * as texts from '#texts/loan-stone';
import type { ReactNode } from 'react';
import * as S from './loan-stone.styles.ts';

export interface LoanStoneProps {
  title: string;
  note: string;
  /** Loan amount in rupees. */
  loan: number;
  costs: LoanCosts;
  /** Whether amounts are shown in whole rupees or with two decimals. @default 'rupee' */
  precision?: 'rupee' | 'paisa';
  /** Content below the bar. */
  foot?: ReactNode;
}

/** EMI, interest and total, with a bar of principal and interest. Renders a `Stone`. */
export function LoanStone({ title, note, loan, costs, precision = 'rupee', foot }: LoanStoneProps) {
  const format = precision === 'paisa' ? formatToPaisa : formatPrice;
  const share = loan / costs.total;
  return (
    <Stone title={title} note={note}>
      <S.Emi aria-live="polite" aria-atomic>
        <b>{format(costs.emi)}</b> {texts.aMonth}
      </S.Emi>
      <S.Lines>
        <div>
          <dt>{texts.loan}</dt>
          <dd>{format(loan)}</dd>
        </div>
        <div>
          <dt>{texts.interest}</dt>
          <dd>{format(costs.interest)}</dd>
        </div>
        <div data-sum>
          <dt>{texts.total}</dt>
          <dd>{format(costs.total)}</dd>
        </div>
      </S.Lines>
      <VisuallyHidden>{texts.parts(percent(share), percent(1 - share))}</VisuallyHidden>
      <S.Bar aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
        <u />
      </S.Bar>
      <S.Ruler>
        <GroundLine tone="ruler" />
      </S.Ruler>
      {foot && <S.Foot>{foot}</S.Foot>}
    </Stone>
  );
}

const percent = (part: number): string => `${formatNumber(part * 100, { max: 1 })}%`;
