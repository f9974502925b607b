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
      answer: () => {
        const asFlat = flatLoan(loan);
        const reducing = loanCosts(loan);
        const row = (name: string, { emi, interest }: { emi: number; interest: number }, rate: number) => [
          name,
          formatPrice(Math.round(emi)),
          formatPrice(Math.round(interest)),
          `${formatNumber(rate, { max: 1 })} %`,
        ];
        const columns = [
          words(`What ${loan.interest} % is`),
          number('Instalment'),
          number('Interest in all'),
          number('True yearly rate'),
        ];
        return {
          text: pipeTable(columns, [
            row('Flat, on the whole loan to the end', asFlat, asFlat.reducing),
            row('Reducing, on what is still owed', reducing, loan.interest),
          ]),
          basis: [
            `${formatPrice(loan.amount)} over ${loan.months} months, paid at the end of each month, without fees`,
          ],
        };
      },
    };
  },
};
