import { describe, expect, it } from 'vitest';
import { judgeQuotation } from '../quote-judgement/judge-quotation.ts';
import { lineCodes } from '../quotation/line-codes.ts';
import { readQuotation } from '../quotation/read-quotation.ts';
import { hindi } from '#texts/quote-letter';
import { letterText, writeLetter } from './write-letter.ts';

const judged = (text: string) => judgeQuotation({ quotation: readQuotation(text), price: null });

describe('writeLetter', () => {
  it('names each line that is to be corrected, with its amount and the sum', () => {
    const text = letterText(
      writeLetter(judged('handling 1850, ew 1299, total 3149'), { bike: 'a Honda Activa 125 DLX', language: 'en' }),
    );
    expect(text).toContain('Quotation for a Honda Activa 125 DLX');
    expect(text).toContain('- Handling and logistics, ₹1,850: I know of no rule that asks for it.');
    expect(text).toContain('- Extended warranty, ₹1,299: I do not want it.');
    expect(text).toContain('Together ₹3,149.');
  });

  it('says in Hindi the same', () => {
    const letter = writeLetter(judged('handling 1850'), { bike: 'Honda Activa', language: 'hi' });
    expect(letter.points).toEqual([expect.stringContaining('हैंडलिंग चार्ज, ₹1,850')]);
    expect(lineCodes.filter((code) => hindi.names[code] === undefined)).toEqual([]);
  });

  it('says that the sum is wrong', () => {
    const { points } = writeLetter(judged('handling 1850, discount 500, total 2350'), {
      bike: 'a bike',
      language: 'en',
    });
    expect(points[0]).toBe('The lines add up to ₹1,350, and the total says ₹2,350. Please correct one of them.');
  });

  it('has no complaint where there is none', () => {
    const { points, together } = writeLetter(judged('discount 500'), { bike: 'a bike', language: 'en' });
    expect([points, together]).toEqual([['I have no complaint about any line.'], null]);
  });

  it.each([
    ['en', 'Quotation of 18 Nov 2026 for Honda Activa'],
    ['hi', 'Honda Activa का 18 Nov 2026 का कोटेशन'],
  ] as const)('names the day of the quotation in %s', (language, subject) => {
    const settings = { bike: 'Honda Activa', date: '2026-11-18', language };
    expect(writeLetter(judged('handling 1850'), settings).subject).toBe(subject);
  });
});
