import { formatPrice } from '@dopahiya/domain/site';
import { amountLimits, type BikeLoan, loanCosts, tenures as months } from '@dopahiya/engines/loan';
import type { FigureKind } from '../figure-kind.ts';
import { interestLimits, expectNoMoreWords, numberOf } from '../figure-words.ts';
import { number, pipeTable } from '../pipe-table.ts';

/** Loan over all tenures of the EMI calculator. */
export const tenures: FigureKind = {
  form: 'block',
  example: 'tenures 90000 12.5',
  ask: ([amountWord, interestWord, ...rest]) => {
    const amount = numberOf(amountWord, 'amount', amountLimits);
    const interest = numberOf(interestWord, 'interest', interestLimits);
    expectNoMoreWords(rest);
    return {
      needs: {},
      answer: ({ texts }) => ({
        text: pipeTable(
          [texts.months, texts.instalment, texts.interestInAll, texts.tenures.total].map(number),
          months.map((tenure) => rowOf({ amount, interest, months: tenure, type: 'arrears' })),
        ),
        basis: [texts.tenures.basis(formatPrice(amount), interest)],
      }),
    };
  },
};

function rowOf(loan: BikeLoan): string[] {
  const { emi, interest, total } = loanCosts(loan);
  return [String(loan.months), ...[emi, interest, total].map((sum) => formatPrice(Math.round(sum)))];
}
