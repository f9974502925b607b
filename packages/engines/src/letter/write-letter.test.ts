import { describe, expect, it } from 'vitest';
import { judgeQuotation } from '../judgement/judge-quotation.ts';
import { zeroExcess } from '../judgement/judgement.ts';
import { lineCodes } from '../quotation/line-codes.ts';
import { readQuotation } from '../quotation/read-quotation.ts';
import { hindi } from '#texts/letter';
import { letterText, lineNamesByLanguage, writeLetter } from './write-letter.ts';

const judged = (text: string) => judgeQuotation({ quotation: readQuotation(text), price: null });

describe('writeLetter', () => {
  it('names each line that is to be corrected, with its amount and the sum', () => {
    const text = letterText(
      writeLetter(judged('handling 1850, ew 1299, total 3149'), { bike: 'a Honda Activa 125 DLX', language: 'en' }),
    );
    expect(text).toContain('Quotation for a Honda Activa 125 DLX');
    expect(text).toContain('- Handling and logistics, ₹1,850: I know no rule that requires this.');
    expect(text).toContain('- Extended warranty, ₹1,299: I do not want this.');
    expect(text).toContain('In total ₹3,149.');
  });

  it('says in Hindi the same', () => {
    const letter = writeLetter(judged('handling 1850'), { bike: 'Honda Activa', language: 'hi' });
    expect(letter.points).toEqual([{ text: expect.stringContaining('हैंडलिंग चार्ज, ₹1,850'), amount: '−₹1,850' }]);
    expect(lineCodes.filter((code) => hindi.names[code] === undefined)).toEqual([]);
  });

  it.each(['en', 'hi'] as const)('calls no two lines by the same name in %s', (language) => {
    const names = Object.values(lineNamesByLanguage[language]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('asks the dealer nothing about what is not compared yet, for want of a bike', () => {
    const text = letterText(
      writeLetter(judged('ex 195000, rto 23000, insurance 14500'), { bike: 'a bike', language: 'en' }),
    );
    expect(text).not.toContain('₹1,95,000');
    expect(text).not.toContain('no complaint');
    expect(text).toContain('- I have not checked all of the lines yet.');
  });

  it('says that the sum is wrong', () => {
    const { points } = writeLetter(judged('handling 1850, discount 500, total 2350'), {
      bike: 'a bike',
      language: 'en',
    });
    expect(points[0]?.text).toBe('The lines add up to ₹1,350, but the total is ₹2,350. Please correct it.');
  });

  it('has no complaint where there is none', () => {
    const { points, together } = writeLetter(judged('discount 500'), { bike: 'a bike', language: 'en' });
    expect([points, together]).toEqual([[{ text: 'I agree with every line.', amount: null }], null]);
  });

  it.each([
    ['en', 'Quotation of 18 Nov 2026 for Honda Activa'],
    ['hi', 'Honda Activa का 18 Nov 2026 का कोटेशन'],
  ] as const)('names the day of the quotation in %s', (language, subject) => {
    const settings = { bike: 'Honda Activa', date: '2026-11-18', language };
    expect(writeLetter(judged('handling 1850'), settings).subject).toBe(subject);
  });

  it('has what is to be taken off beside each line, and what the quotation comes to then', () => {
    const text = 'ex 92529, helmet 900, handling 1850, ew 1299, total 96578';
    const { points, together, afterwards } = writeLetter(judged(text), { bike: 'a bike', language: 'en' });
    expect(points.map(({ amount }) => amount)).toEqual([null, '−₹1,850', '−₹1,299']);
    expect(together).toEqual({ text: 'In total ₹3,149.', amount: '−₹3,149' });
    expect(afterwards).toBe('After these corrections the total is ₹93,429.');
  });

  it('says how much it may be at most, and not what is left, where that is not certain', () => {
    const sure = judged('handling 1850');
    const open = { ...sure, excess: { min: 1850, max: 2550 } };
    const { together, afterwards } = writeLetter(open, { bike: 'a bike', language: 'en' });
    expect(together).toEqual({ text: 'In total ₹1,850 to ₹2,550.', amount: 'up to −₹2,550' });
    expect(afterwards).toBeNull();
  });

  it('says where it is written and when, as far as that is known', () => {
    const settings = { bike: 'a bike', language: 'en' } as const;
    const place = (written?: { city: string; date: string | null }) =>
      writeLetter(judged('handling 1850'), { ...settings, written: written ?? null }).place;
    expect([place(), place({ city: 'Delhi', date: null }), place({ city: 'Delhi', date: '2026-11-23' })]).toEqual([
      '',
      'Delhi',
      'Delhi, 23 Nov 2026',
    ]);
  });

  it.each([
    ['en', 'please show me the maker’s price list', 'quotes from other insurers'],
    ['hi', 'मूल्य सूची', 'दूसरी बीमा कंपनियों'],
  ] as const)('says no more of a price or a premium than what is asked, in %s', (language, list, premiums) => {
    const asked = { asked: 99_000, computed: { from: 1, amount: 2, to: 3 }, excess: zeroExcess, reasons: [] };
    const judgement = {
      ...judged(''),
      lines: [
        { ...asked, code: 'ex_showroom' as const, basis: 'price-list' as const, verdict: 'ask' as const },
        { ...asked, code: 'insurance_bundle' as const, basis: 'span' as const, verdict: 'ask' as const },
      ],
    };
    const { points, together } = writeLetter(judgement, { bike: 'a bike', language });
    expect(points).toEqual([
      { text: expect.stringContaining(list), amount: null },
      { text: expect.stringContaining(premiums), amount: null },
    ]);
    expect(together).toBeNull();
  });
});
