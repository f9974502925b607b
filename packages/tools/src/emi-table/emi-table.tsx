import { Stone } from '@dopahiya/ui-kit/money';
import { VisuallyHidden } from '@dopahiya/ui-kit';
import { formatPrice } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import * as texts from '#texts/emi-table';
import * as S from './emi-table.styles.ts';

/** What a loan costs over one tenure. */
export interface EmiRow {
  /** The tenure. */
  months: number;
  /** The monthly instalment, in rupees. */
  emi: number;
  /** All interest, in rupees. */
  interest: number;
  /** Loan and interest, in rupees. */
  total: number;
}

export interface EmiTableProps {
  /** What is calculated: 'For ₹1,00,000 at 10%'. */
  title: ReactNode;
  /** How: 'Reducing balance'. */
  note?: ReactNode;
  /** The amount that is lent, in rupees. */
  loan: number;
  /** One row for each tenure, the shortest first. */
  rows: readonly EmiRow[];
  /** The tenure that the visitor chose, in months. */
  chosen?: number;
  /** A sentence below: 'Indicative. Lenders add processing charges of up to 3%.' */
  footnote?: ReactNode;
}

/** What each tenure costs, under a yellow cap; on wide screens with a bar of loan and interest. Renders a `Stone`. */
export function EmiTable({ title, note, loan, rows, chosen, footnote }: EmiTableProps) {
  const longest = Math.max(...rows.map(({ total }) => total), 1);
  return (
    <Stone title={title} note={note} padding="none">
      <S.Table>
        <thead>
          <tr>
            <th scope="col">{texts.tenure}</th>
            <th scope="col">{texts.monthlyEmi}</th>
            <th scope="col">{texts.totalInterest}</th>
            <th scope="col">{texts.totalPayment}</th>
            <S.BarCell as="th" aria-hidden="true">
              {texts.loanAndInterest}
            </S.BarCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ months, emi, interest, total }) => (
            <tr key={months} data-chosen={months === chosen}>
              <th scope="row">
                {texts.months(months, bold)}
                {months === chosen && <VisuallyHidden> {texts.chosen}</VisuallyHidden>}
              </th>
              <td>
                <S.Emi>{formatPrice(emi)}</S.Emi>
              </td>
              <td>{formatPrice(interest)}</td>
              <td>{formatPrice(total)}</td>
              <S.BarCell aria-hidden="true">
                <S.Bar>
                  <i style={{ width: `${(loan / longest) * 100}%` }} />
                  <u style={{ width: `${(interest / longest) * 100}%` }} />
                </S.Bar>
              </S.BarCell>
            </tr>
          ))}
        </tbody>
      </S.Table>
      {footnote && <S.Footnote>{footnote}</S.Footnote>}
    </Stone>
  );
}

const bold = (text: string) => <b>{text}</b>;
