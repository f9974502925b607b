import { priceQueries, useApi } from '@dopahiya/api-client';
import { type LoanOffer, monthlyInstalment, usualLoan } from '@dopahiya/domain/prices';
import { formatMonth, formatNumber, formatPrice, paths } from '@dopahiya/domain/site';
import { Badge, Link } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/best-price';
import * as S from './best-price-dialog.styles.ts';

const shown = 4;

/** Lists the lowest lender rates with their month and the EMI on the full price; renders nothing if no rates are known. */
export function LenderRates({ price }: { price: number }) {
  const { data: offers = [] } = useQuery(priceQueries.loanOffers(useApi()));
  if (offers.length === 0) return null;
  const lowest = offers.toSorted((one, other) => one.rate_from - other.rate_from).slice(0, shown);
  return (
    <>
      <h3>{texts.lendersTitle}</h3>
      <S.Rows aria-label={texts.lendersTitle}>
        {lowest.map((offer) => (
          <li key={offer.id}>
            <b>
              {offer.lender} {offer.is_sample && <Badge tone="plain">{texts.sample}</Badge>}
            </b>
            <small>{rateOf(offer)}</small>
            <span>{emiOf(price, offer)}</span>
          </li>
        ))}
      </S.Rows>
      <Link to={`${paths.bikeLoan}?amount=${price}`} arrow="forward">
        {texts.allLenders}
      </Link>
    </>
  );
}

function rateOf({ rate_from, rate_up_to, month }: LoanOffer): string {
  const rate = texts.rate(formatNumber(rate_from), rate_up_to === null ? null : formatNumber(rate_up_to));
  return month === null ? rate : texts.rateOfMonth(rate, formatMonth(month));
}

function emiOf(price: number, { rate_from: interest }: LoanOffer): string {
  const { months } = usualLoan;
  return texts.emi(formatPrice(monthlyInstalment(price, { interest, months })), months);
}
