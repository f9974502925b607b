import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import own from './fixtures/own-quotations.json' with { type: 'json' };
import { lineStandings } from './line-codes.ts';
import { readableLength } from './quotation.ts';
import type { Quotation } from './quotation.ts';
import { readQuotation } from './read-quotation.ts';

const read = ({ lines, total, paid, finance }: Quotation) => ({
  lines: lines.map(({ code, amount, flags }) => ({ code, amount, ...(flags.length > 0 && { flags }) })),
  total,
  ...(Object.keys(paid).length > 0 && { paid }),
  ...(Object.keys(finance).length > 0 && { finance }),
});

const codesOf = (text: string) => readQuotation(text).lines.map(({ code, amount }) => [code, amount]);

describe('readQuotation', () => {
  it.each(own)('reads $id as a dealer wrote it', ({ id: _, text, ...expected }) => {
    expect(read(readQuotation(text))).toEqual(expected);
  });

  it('counts a GST that only the stated total knows, as that of accessories', () => {
    const text =
      'Ex showroom 83000\nRTO 9850\nInsurance 7100\nAccessories 2000\nGST 18% on accessories 360\nTotal 102310';
    const { lines, total } = readQuotation(text);
    expect(lines.at(-1)).toMatchObject({ code: 'gst', amount: 360, flags: [] });
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });

  it('takes no sum within a row for another total', () => {
    const { otherTotals } = readQuotation('ex 90000\nrto 9000\nOD 2,140 + TP 7,365 = 9,505\ntotal 108505');
    expect(otherTotals).toEqual([]);
  });

  it('counts an amount of two letters where the stated total knows it', () => {
    expect(codesOf('ex 90000\nrto 9000\nzk 640\ntotal 99640')).toContainEqual(['misc', 640]);
  });

  it.each([
    'Ex showroom ₹ 78 , 166\nRTO ₹ 8 , 120',
    'Ex showroom ï¿½78,166\nRTO ï¿½8,120',
    'Ex showroom \uFFFD78,166\nRTO □8,120',
    'Ex showroom Rs. 78 , 166\nRTO INR 8 , 120',
  ])('reads amounts after a lost sign, and with spaces around commas: %j', (text) => {
    expect(codesOf(text)).toEqual([
      ['ex_showroom', 78_166],
      ['rto_bundle', 8120],
    ]);
  });

  it.each([
    ['on road 79200 down 9200 baki kist 2600 x 36', { down: 9200, emi: 2600, months: 36 }],
    ['OTR 98000, DP 18000, 2800/- per month 36 months', { down: 18_000, emi: 2800, months: 36 }],
  ])('reads the instalment and its months: %s', (text, finance) => {
    expect(readQuotation(text).finance).toEqual(finance);
  });

  it('reads the end of what it reads, and says that it was cut', () => {
    const text = `${'x'.repeat(60)}\n`.repeat(400);
    expect(readQuotation(`ex showroom 78166\n${text}rto 8120`)).toMatchObject({
      cut: true,
      lines: [{ code: 'ex_showroom', amount: 78_166 }],
    });
    expect(text.length).toBeGreaterThan(readableLength);
  });

  it('answers any text with finite amounts and known codes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { lines, total } = readQuotation(text);
        expect(lines.every(({ code, amount }) => code in lineStandings && Number.isFinite(amount))).toBe(true);
        expect(total === null || Number.isFinite(total)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('reads all of 20,000 characters, whatever they are', () => {
    const noises = ['9', '1,', '( ', 'ex 1 ', 'ek lakh ', 'सौ ', '- '];
    for (const noise of noises) {
      const text = noise.repeat(readableLength / noise.length);
      expect(readQuotation(`${text.slice(0, -20)}\nex showroom 78166`)).toMatchObject({ cut: false });
    }
  });

  it('cuts what only becomes too long when it is normalised', () => {
    expect(readQuotation(`ex showroom 78166\n${'\uFDFA '.repeat(1200)}\nrto 8120`)).toMatchObject({
      cut: true,
      lines: [{ code: 'ex_showroom', amount: 78_166 }],
    });
  });

  it('reads no number of which it has cut off the end', () => {
    const begin = 'ex showroom 78166\n';
    const fill = '- '.repeat((readableLength - begin.length - 8) / 2);
    expect(codesOf(`${begin}${fill}rto 81200`)).toEqual([['ex_showroom', 78_166]]);
    expect(codesOf(`${begin}${fill.slice(2)}rto 8120`)).toContainEqual(['rto_bundle', 8120]);
  });

  it('does not depend on how an amount is written', () => {
    const indian = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 900_000 }), fc.integer({ min: 2100, max: 90_000 }), (price, tax) => {
        const expected = [
          ['ex_showroom', price],
          ['road_tax', tax],
        ];
        const [p, t] = [indian.format(price), indian.format(tax)];
        const hindi = (text: string) => text.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0x966 + Number(digit)));
        expect(codesOf(`Ex-showroom ${price}\nRoad tax ${tax}`)).toEqual(expected);
        expect(codesOf(`EX SHOWROOM : ₹${p}/-\nROAD TAX : ₹${t}/-`)).toEqual(expected);
        expect(codesOf(`1. Ex showroom Rs. ${p}.00\n2. Road tax Rs. ${t}.00`)).toEqual(expected);
        expect(codesOf(`ex ${price}, road tax ${tax}`)).toEqual(expected);
        expect(codesOf(`एक्स शोरूम ₹ ${hindi(p)}\nरोड टैक्स ₹ ${hindi(t)}`)).toEqual(expected);
        expect(codesOf(`${p} ex showroom\n${t} road tax`)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  it('takes the total that the lines add up to, and keeps the other one', () => {
    const quotation = readQuotation('ex 90000\nrto 9000\nins 6000\ntotal 105000\ngrand total 110000');
    expect(quotation).toMatchObject({ total: 105_000, otherTotals: [110_000] });
  });

  it('never makes a charge negative, and a deduction always', () => {
    expect(codesOf('ex -90000\nrto -9000\ndiscount 2000\nexchange bonus (3,000)')).toEqual([
      ['ex_showroom', 90_000],
      ['rto_bundle', 9000],
      ['discount', -2000],
      ['exchange', -3000],
    ]);
  });

  it('keeps an amount with an unknown name for a person to say what it is', () => {
    expect(readQuotation('ex 90000\nzarkon 640\nrto 9000').unread).toEqual([{ text: 'zarkon', amount: 640 }]);
  });

  it('finds nothing where there is nothing', () => {
    expect(readQuotation('')).toEqual({
      lines: [],
      total: null,
      otherTotals: [],
      paid: {},
      finance: {},
      unread: [],
      cut: false,
    });
    expect(readQuotation('🏍️🏍️ namaste 🙏 call 98765 43210').lines).toEqual([]);
  });
});
