import { formatPrice } from '@dopahiya/domain/site';
import { amountLimits, costOffers } from '@dopahiya/engines/loan';
import type { FigureKind } from '../figure-kind.ts';
import { monthLimits, expectNoMoreWords, numberOf } from '../figure-words.ts';
import { number, pipeTable, plain, words } from '../pipe-table.ts';

/** Lenders' rates, and a loan at the lowest rate of each; without samples. */
export const lenders: FigureKind = {
  form: 'block',
  example: 'lenders 90000 36',
  ask: ([amountWord, monthWord, ...rest]) => {
    const amount = numberOf(amountWord, 'amount', amountLimits);
    const months = numberOf(monthWord, 'number of months', monthLimits);
    expectNoMoreWords(rest);
    return {
      needs: { lenders: true },
      answer: ({ lenders: all, texts: { lenders: said, ...texts } }) => {
        const offers = all.filter(({ is_sample }) => !is_sample);
        const rows = costOffers(offers, { amount, months }).map(({ offer, emi }) => [
          plain(offer.lender),
          offer.rate_up_to === null ? said.from(offer.rate_from) : said.between(offer.rate_from, offer.rate_up_to),
          offer.charge === null ? texts.unknown : texts.percent(String(offer.charge)),
          formatPrice(Math.round(emi)),
        ]);
        const listed = [
          ...new Set(
            offers.map(
              ({ month, source }) =>
                `${plain(texts.sourceName(source ?? ''))}, ${month ? texts.formatMonth(month) : texts.unknown}`,
            ),
          ),
        ];
        return {
          text: pipeTable([words(said.lender), words(said.interest), number(said.fee), number(said.instalment)], rows),
          basis: [said.basis(formatPrice(amount), months), ...listed],
        };
      },
    };
  },
};
