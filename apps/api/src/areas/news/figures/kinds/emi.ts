import { formatPrice } from '@dopahiya/domain/site';
import { loanCosts } from '@dopahiya/engines/loan';
import type { FigureKind } from '../figure-kind.ts';
import { expectNoMoreWords, readLoan } from '../figure-words.ts';

/** Monthly instalment of a loan, paid at the end of each month. */
export const emi: FigureKind = {
  form: 'inline',
  example: 'emi 100000 12.5 36',
  ask: (words) => {
    const { loan, rest } = readLoan(words);
    expectNoMoreWords(rest);
    return {
      needs: {},
      answer: ({ texts }) => ({
        text: formatPrice(Math.round(loanCosts(loan).emi)),
        basis: [texts.basis.loan(loan.interest, loan.months)],
      }),
    };
  },
};
