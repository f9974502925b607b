import { formatNumber, formatPrice } from '@dopahiya/domain/site';
import { flatLoan, loanCosts } from '@dopahiya/engines/loan';
import type { FigureKind } from '../figure-kind.ts';
import { expectNoMoreWords, readLoan } from '../figure-words.ts';
import { number, pipeTable, words } from '../pipe-table.ts';

/** Same interest rate compared as flat and reducing-balance rate. */
export const flat: FigureKind = {
  form: 'block',
  example: 'flat 100000 9 36',
  ask: (said) => {
    const { loan, rest } = readLoan(said);
    expectNoMoreWords(rest);
    return {
      needs: {},
      answer: ({ texts }) => {
        const asFlat = flatLoan(loan);
        const reducing = loanCosts(loan);
        const row = (name: string, { emi, interest }: { emi: number; interest: number }, rate: number) => [
          name,
          formatPrice(Math.round(emi)),
          formatPrice(Math.round(interest)),
          texts.percent(formatNumber(rate, { max: 1 })),
        ];
        const columns = [
          words(texts.flat.what(loan.interest)),
          ...[texts.instalment, texts.interestInAll, texts.flat.rate].map(number),
        ];
        return {
          text: pipeTable(columns, [
            row(texts.flat.flat, asFlat, asFlat.reducing),
            row(texts.flat.reducing, reducing, loan.interest),
          ]),
          basis: [texts.flat.basis(formatPrice(loan.amount), loan.months)],
        };
      },
    };
  },
};
