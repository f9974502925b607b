import { judgeQuotation, zeroExcess } from '@dopahiya/engines/judgement';
import { readQuotation } from '@dopahiya/engines/quotation-reader';
import { describe, expect, it } from 'vitest';
import { fieldCodes } from './quote-inputs.ts';
import { quoteRows } from './quote-rows.ts';

const judged = (text: string) => judgeQuotation({ quotation: readQuotation(text), price: null }).lines;
const missing = {
  asked: null,
  computed: { from: 300, amount: 300, to: 300 },
  basis: 'rule' as const,
  verdict: 'missing' as const,
  excess: zeroExcess,
  reasons: [],
};

describe('quoteRows', () => {
  it('has a row for each usual line before anything is entered', () => {
    expect(quoteRows([], null).map(({ code }) => code)).toEqual(fieldCodes);
  });

  it('keeps the usual lines in their places, and has the others after them', () => {
    const codes = quoteRows(judged('pdi 500\nhandling 1850\nex 92529'), null).map(({ code }) => code);
    expect(codes).toEqual([...fieldCodes, 'pdi']);
  });

  it('keeps a line that is empty while it is edited', () => {
    const rows = quoteRows(judged('ex 92529'), 'pdi');
    expect(rows.at(-1)).toEqual({ code: 'pdi', judged: null, isEntered: true });
  });

  it('says what is missing where it is entered, and apart where there is an amount already', () => {
    const [ex] = judged('ex 92529');
    const rows = quoteRows(
      [...(ex ? [ex] : []), { ...missing, code: 'ex_showroom' }, { ...missing, code: 'hsrp' }],
      null,
    );
    expect(rows.find(({ code }) => code === 'hsrp')).toMatchObject({ judged: { verdict: 'missing' }, isEntered: true });
    expect(rows.filter(({ code }) => code === 'ex_showroom')).toMatchObject([
      { judged: { asked: 92_529 }, isEntered: true },
      { judged: { verdict: 'missing' }, isEntered: false },
    ]);
  });
});
