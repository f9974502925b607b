import { describe, expect, it } from 'vitest';
import { typedText } from '../../plain-words/typed-text.ts';
import { readNumbers } from './read-numbers.ts';

const read = (text: string) => {
  const { bare, ...said } = readNumbers(typedText(text).toLowerCase()).said;
  return bare.length > 0 ? { ...said, bare } : said;
};

describe('readNumbers', () => {
  it.each([
    ['under 1.2 lakh', { money: 120_000 }],
    ['80 hazar tak', { money: 80_000 }],
    ['सत्तर हजार', { money: 70_000, bare: [70_000] }],
    ['डेढ़ लाख', { money: 150_000, bare: [150_000] }],
    ['सवा लाख', { money: 125_000, bare: [125_000] }],
    ['१,५०,००० रुपये', { money: 150_000 }],
    ['₹95,000', { money: 95_000 }],
    ['above 2 lakh', { moneyMin: 200_000 }],
    ['between 1 and 1.5 lakh', { moneyMin: 100_000, moneyMax: 150_000 }],
    ['50 hazar se 80 hazar ke beech', { moneyMin: 50_000, moneyMax: 80_000 }],
    ['at 9.5% for 24 months', { rate: 9.5, months: 24 }],
    ['3 saal', { months: 36 }],
    ['20000 down', { down: 20_000 }],
    ['1.15 lakh down', { down: 115_000 }],
    ['40 हजार डाउन पेमेंट', { down: 40_000 }],
    ['3000 a month', { monthly: 3000 }],
    ['mahine ke 3500', { monthly: 3500 }],
    ['30 km a day', { kmPerDay: 30 }],
    ['1500 km a month', { kmPerDay: 50 }],
    ['roz 40 km', { kmPerDay: 40 }],
    ['50 kmpl', { minKmpl: 50 }],
    ['60 से ज्यादा माइलेज', { minKmpl: 60 }],
    ['range of at least 120 km', { minRange: 120 }],
    ['40,000 km', { km: 40_000 }],
    ['35000 chali hai', { km: 35_000 }],
    ['not older than 2020', { year: 2020, isLeastYear: true }],
    ['2018 model', { year: 2018 }],
    ['2020 km', { km: 2020 }],
    ['2nd owner', { owner: 2 }],
    ['ek hand', { owner: 1 }],
    ['सेकंड ओनर', { owner: 2 }],
    ['second hand', {}],
    ['on road 98000 dp 20000', { money: 98_000, down: 20_000, bare: [98_000] }],
    ['150cc', { ccMin: 150, ccMax: 150 }],
    ['above 300 cc', { ccMin: 300 }],
    ['125 cc tak', { ccMax: 125 }],
    ["5'3 height", { height: 160 }],
    ['5 feet 2, please', { height: 157 }],
    ['emi 2899 x 36', { monthly: 2899, months: 36 }],
    ['wants 2000', { money: 2000, bare: [2000] }],
    ['10 saal purani', { bare: [10] }],
    ['no number', {}],
  ])('%s', (text, numbers) => {
    expect(read(text)).toEqual(numbers);
  });

  it('counts a number once', () => {
    expect(read('2019 activa, 30000 km, under 60000')).toEqual({
      year: 2019,
      km: 30_000,
      money: 60_000,
      bare: [60_000],
    });
  });
});
