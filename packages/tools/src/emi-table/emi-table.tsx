import { Stone } from '@dopahiya/ui-kit/money';
import { VisuallyHidden } from '@dopahiya/ui-kit';
import { formatPrice } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import * as texts from '#texts/emi-table';
import * as S from './emi-table.styles.ts';

/** Cost of a loan for one tenure. */
export interface EmiRow {
  /** Tenure in months. */
  months: number;
  /** Monthly instalment in rupees. */
  emi: number;
  /** Total interest in rupees. */
  interest: number;
  /** Principal plus interest in rupees. */
  total: number;
}

export interface EmiTableProps {
  /** Title with the loan's terms: 'For ₹1,00,000 at 10%'. */
  title: ReactNode;
  /** Calculation method: 'Reducing balance'. */
  note?: ReactNode;
  /** Loan amount in rupees. */
  loan: number;
  /** One row per tenure, shortest first. */
  rows: readonly EmiRow[];
  /** Selected tenure in months. */
  chosen?: number;
  /** Footnote: 'Indicative. Lenders add processing charges of up to 3%.' */
  footnote?: ReactNode;
}

/** Cost by tenure; on wide screens with a bar of principal and interest. Renders a `Stone`. */
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
