import { type OnRoadPrice, onRoadPriceSchema } from '@dopahiya/domain/prices';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineCode } from '../quotation/line-codes.ts';
import { readQuotation } from '../quotation/read-quotation.ts';
import { noExcess } from './judgement.ts';
import { judgeQuotation } from './judge-quotation.ts';

const kinds: Record<string, [code: LineCode, group: 'ex_showroom' | 'rto' | 'insurance' | 'other']> = {
  ex_showroom: ['ex_showroom', 'ex_showroom'],
  road_tax: ['road_tax', 'rto'],
  road_tax_cess: ['cess', 'rto'],
  road_tax_surcharge: ['cess', 'rto'],
  road_safety_cess: ['cess', 'rto'],
  social_security_cess: ['cess', 'rto'],
  welfare_cess: ['cess', 'rto'],
  registration: ['registration_fee', 'rto'],
  smart_card: ['smart_card', 'rto'],
  hypothecation: ['hypothecation', 'rto'],
  own_damage: ['insurance_od', 'insurance'],
  third_party: ['insurance_tp', 'insurance'],
  personal_accident: ['insurance_pa', 'insurance'],
  insurance_gst: ['insurance_gst', 'insurance'],
  number_plate: ['hsrp', 'other'],
};

function priceOf(
  amounts: Record<string, number>,
  state = 'Delhi',
  confidence: OnRoadPrice['confidence'] = 'high',
): OnRoadPrice {
  const lines = Object.entries(amounts).map(([key, amount]) => ({
    key,
    label: key,
    amount,
    rule: `Rule of ${key}`,
    source: `Source of ${key}`,
    since: '2025-01-01',
    confidence,
    group: kinds[key]?.[1],
  }));
  return onRoadPriceSchema.parse({
    variant: 'DLX',
    city: 'A city',
    state,
    lines,
    missing: [],
    confidence,
    ex_showroom_price: amounts['ex_showroom'],
  });
}

const usual = {
  ex_showroom: 92_529,
  road_tax: 7402,
  registration: 300,
  smart_card: 200,
  own_damage: 1501,
  third_party: 3851,
  personal_accident: 295,
  insurance_gst: 1016,
  number_plate: 366,
};

const judge = (text: string, price: OnRoadPrice | null = priceOf(usual), wanted: LineCode[] = []) =>
  judgeQuotation({ quotation: readQuotation(text), price, wanted });

const verdictsOf = (text: string, price?: OnRoadPrice | null) =>
  Object.fromEntries(judge(text, price).lines.map(({ code, verdict }) => [code, verdict]));

describe('judgeQuotation', () => {
  it('finds a quotation equal to ours in line, whatever lines a state has and however sure they are', () => {
    const optional = Object.keys(kinds).filter((key) => key !== 'ex_showroom');
    fc.assert(
      fc.property(
        fc.integer({ min: 40_000, max: 900_000 }),
        fc.dictionary(fc.constantFrom(...optional), fc.integer({ min: 50, max: 90_000 })),
        fc.constantFrom('high', 'medium', 'low'),
        (exShowroom, others, confidence) => {
          const amounts = { ex_showroom: exShowroom, ...others };
          const lines = Object.entries(amounts).map(([key, amount]) => ({
            code: kinds[key]?.[0] ?? 'misc',
            amount,
            flags: [],
            text: '',
          }));
          const price = priceOf(amounts, 'Delhi', confidence);
          const total = lines.reduce((sum, { amount }) => sum + amount, 0);
          const { lines: judged, excess, arithmetic } = judgeQuotation({ quotation: { lines, total }, price });
          expect(judged.map(({ verdict }) => verdict)).toEqual(judged.map(() => 'fair'));
          expect(noExcess(excess)).toBe(true);
          expect(arithmetic).toBeNull();
        },
      ),
    );
  });

  it('finds bundles of our own lines in line', () => {
    expect(verdictsOf('ex 92529, rto 7902, insurance 6663, hsrp 366, total 107460')).toEqual({
      ex_showroom: 'fair',
      rto_bundle: 'fair',
      insurance_bundle: 'fair',
      hsrp: 'fair',
    });
  });

  it('says what is too much, and what no rule asks for', () => {
    const text = 'ex 92529, rto 7902, ins 9344, hsrp 366, handling 1850, ew 1299, file 650, acc 1800, total 115740';
    const { lines, excess } = judge(text, priceOf(usual), ['accessories']);
    expect(lines.map(({ code, verdict, excess: { most } }) => [code, verdict, most])).toEqual([
      ['ex_showroom', 'fair', 0],
      ['rto_bundle', 'fair', 0],
      ['insurance_bundle', 'too-much', 2681],
      ['hsrp', 'fair', 0],
      ['handling', 'not-required', 1850],
      ['ew', 'choice', 1299],
      ['file_charge', 'not-required', 650],
      ['accessories', 'choice', 0],
    ]);
    expect(excess.most).toBe(6480);
  });

  it('forbids only where an order of the state is known', () => {
    const text = 'ex 92529, rto 7902, ins 6663, hsrp 366, handling 1850, helmet 900';
    expect(verdictsOf(text, priceOf(usual, 'Maharashtra'))).toMatchObject({ handling: 'not-allowed', hsrp: 'fair' });
    expect(verdictsOf(text, priceOf(usual, 'Kerala'))).toMatchObject({ helmet: 'not-allowed', hsrp: 'not-allowed' });
    expect(verdictsOf(text, priceOf(usual, 'Bihar'))).toMatchObject({ handling: 'not-required', helmet: 'ask' });
  });

  it('leaves room where our own line is uncertain, and gives a span beyond it', () => {
    const unsure = priceOf(usual, 'Chandigarh', 'low');
    expect(verdictsOf('ex 92529 rto 9000 ins 6663', unsure)).toMatchObject({ rto_bundle: 'fair' });
    const [, rto] = judge('ex 92529 rto 12000 ins 6663', unsure).lines;
    expect(rto).toMatchObject({ verdict: 'too-much', excess: { least: 2123, most: 4098 } });
  });

  it('asks why a line is less, but not where insurers give discounts', () => {
    expect(verdictsOf('ex 85000 rto 7902 ins 5900')).toMatchObject({ ex_showroom: 'less', insurance_bundle: 'fair' });
  });

  it('names what is due and not quoted', () => {
    expect(verdictsOf('ex 92529 rto 7902')).toMatchObject({ insurance_bundle: 'missing' });
  });

  it('says when the lines do not add up to the total', () => {
    expect(judge('ex 92529 rto 7902 ins 6663 total 108094').arithmetic).toEqual({
      total: 108_094,
      sum: 107_094,
      difference: 1000,
    });
  });

  it('judges what needs no price before a bike is chosen', () => {
    expect(verdictsOf('ex 92529 handling 1500 fastag 500', null)).toEqual({
      ex_showroom: 'ask',
      handling: 'not-required',
      fastag: 'not-required',
    });
  });

  it('asks on what a small GST beside the price is', () => {
    const { lines } = judge('ex 92529 rto 7902 ins 6663\naccessories 2000\ngst on accessories 360');
    expect(lines.find(({ code }) => code === 'gst')).toMatchObject({ verdict: 'ask', asked: 360 });
  });

  it('asks where our own line is missing', () => {
    const price = {
      ...priceOf({ ex_showroom: 92_529 }),
      missing: [{ key: 'road_tax', reason: 'No source was found.' }],
    };
    const [, tax] = judge('ex 92529 road tax 7402', price).lines;
    expect(tax).toMatchObject({ verdict: 'ask', reasons: [{ text: 'No source was found.' }] });
  });

  it('gives every judgement a reason', () => {
    const { lines } = judge(
      'ex 92529 rto 7902 ins 9344 zarkon charge 500 discount 1000 pm e-drive subsidy 5000 tcs 925 cess 300',
    );
    expect(lines.every(({ reasons }) => reasons.length > 0)).toBe(true);
  });
});
