import type { LoanOffer } from '@dopahiya/domain/prices';
import { formatMonth, formatNumber, formatPrice } from '@dopahiya/domain/site';
import { cheapestOf, type CostedOffer, costOffers } from '@dopahiya/engines/loan';
import { Badge, theme, VisuallyHidden, WideTable } from '@dopahiya/ui-kit';
import * as texts from '#texts/loan-sections';
import { styled } from 'styled-components';
import { figureTable } from '../mixins/layout.ts';

export interface LenderTableProps {
  /** Label of the table for screen readers. */
  label: string;
  offers: readonly LoanOffer[];
  loan: { amount: number; months: number };
}

const Table = styled.table`
  ${figureTable(`${theme.space[3]} ${theme.space[4]}`)}
  background: ${theme.color.bgRaised};

  thead th {
    border-bottom: ${theme.border.ground} solid ${theme.color.lineStrong};
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  tbody th {
    font-weight: ${theme.weight.semibold};
  }
  tr[data-cheapest='true'] {
    background: ${theme.color.bgSelected};
  }
`;

/** Lenders with rate, fee, month and cost of the loan; the cheapest is highlighted. */
export function LenderTable({ label, offers, loan }: LenderTableProps) {
  const costed = costOffers(offers, loan);
  const cheapest = cheapestOf(costed);
  return (
    <WideTable label={label}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.lender}</th>
            <th scope="col">{texts.rate}</th>
            <th scope="col">{texts.charges}</th>
            <th scope="col">{texts.month}</th>
            <th scope="col">{texts.emiColumn(formatPrice(loan.amount), loan.months)}</th>
            <th scope="col">{texts.everything}</th>
          </tr>
        </thead>
        <tbody>
          {costed.map((row) => (
            <LenderRow key={row.offer.id} row={row} isCheapest={row === cheapest} />
          ))}
        </tbody>
      </Table>
    </WideTable>
  );
}

function LenderRow({ row: { offer, emi, everything }, isCheapest }: { row: CostedOffer; isCheapest: boolean }) {
  return (
    <tr data-cheapest={isCheapest}>
      <th scope="row">
        {offer.lender} {offer.is_sample && <Badge tone="plain">{texts.sample}</Badge>}
        {isCheapest && <VisuallyHidden> {texts.cheapest}</VisuallyHidden>}
      </th>
      <td>{rateOf(offer)}</td>
      <td>{chargeOf(offer)}</td>
      <td>{offer.month === null ? texts.notSaid : formatMonth(offer.month)}</td>
      <td>{formatPrice(emi)}</td>
      <td>
        <b>{formatPrice(everything)}</b>
      </td>
    </tr>
  );
}

function rateOf({ rate_from, rate_up_to }: LoanOffer): string {
  return rate_up_to === null
    ? texts.from(formatNumber(rate_from, { min: 1 }))
    : texts.upTo(formatNumber(rate_from), formatNumber(rate_up_to));
}

function chargeOf({ charge }: LoanOffer): string {
  if (charge === null) return texts.notSaid;
  return charge === 0 ? texts.nil : texts.onwards(formatNumber(charge));
}
