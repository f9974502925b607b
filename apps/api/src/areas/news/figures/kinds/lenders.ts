import { formatMonth, formatPrice } from '@dopahiya/domain/site';
import { amountLimits, costOffers } from '@dopahiya/engines/loan';
import { loanOffers } from '../../../loans/index.ts';
import type { FigureKind } from '../figure-kind.ts';
import { monthLimits, expectNoMoreWords, numberOf } from '../figure-words.ts';
import { number, pipeTable, plain, unknown, words } from '../pipe-table.ts';

/** Lenders' rates, and a loan at the lowest rate of each; without samples. */
export const lenders: FigureKind = {
  form: 'block',
  example: 'lenders 90000 36',
  ask: ([amountWord, monthWord, ...rest]) => {
    const amount = numberOf(amountWord, 'amount', amountLimits);
    const months = numberOf(monthWord, 'number of months', monthLimits);
    expectNoMoreWords(rest);
    return {
      needs: {},
      answer: () => {
        const offers = loanOffers.filter(({ is_sample }) => !is_sample);
        const rows = costOffers(offers, { amount, months }).map(({ offer, emi }) => [
          plain(offer.lender),
          offer.rate_up_to === null ? `from ${offer.rate_from} %` : `${offer.rate_from} to ${offer.rate_up_to} %`,
          offer.charge === null ? unknown : `${offer.charge} %`,
          formatPrice(Math.round(emi)),
        ]);
        const listed = [
          ...new Set(
            offers.map(({ month, source }) => `${plain(source ?? '')}, ${month ? formatMonth(month) : unknown}`),
          ),
        ];
        return {
          text: pipeTable(
            [words('Lender'), words('Yearly interest'), number('Fee'), number('Instalment at the lowest rate')],
            rows,
          ),
          basis: [`${formatPrice(amount)} over ${months} months`, ...listed],
        };
      },
    };
  },
};
