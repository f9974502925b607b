import { type OnRoadPrice, onRoadPriceSchema } from '@dopahiya/domain/prices';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineCode } from '../quotation/line-codes.ts';
import { readQuotation } from '../quotation/read-quotation.ts';
import { hasNoExcess } from './judgement.ts';
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
          expect(hasNoExcess(excess)).toBe(true);
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
    expect(lines.map(({ code, verdict, excess: { max } }) => [code, verdict, max])).toEqual([
      ['ex_showroom', 'fair', 0],
      ['rto_bundle', 'fair', 0],
      ['insurance_bundle', 'ask', 0],
      ['hsrp', 'fair', 0],
      ['handling', 'not-required', 1850],
      ['ew', 'choice', 1299],
      ['file_charge', 'not-required', 650],
      ['accessories', 'choice', 0],
    ]);
    expect(excess).toEqual({ min: 3799, max: 3799 });
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
    expect(rto).toMatchObject({ verdict: 'too-much', excess: { min: 2123, max: 4098 } });
  });

  it('asks why a line is less, but not where insurers give discounts', () => {
    expect(verdictsOf('ex 85000 rto 7902 ins 5900')).toMatchObject({ ex_showroom: 'less', insurance_bundle: 'fair' });
  });

  describe('a price', () => {
    const listed = { ...priceOf(usual), city: 'Delhi', price_month: '2026-11', date: '2026-11-26' };
    const inPune = {
      ...priceOf(usual, 'Maharashtra', 'medium'),
      city: 'Pune',
      price_month: '2026-11',
      date: '2026-11-26',
    };
    const judgePrice = (text: string, price: OnRoadPrice, date = '') => {
      const { lines, excess } = judgeQuotation({ quotation: readQuotation(text), price, date });
      return { line: lines.find(({ code }) => code === 'ex_showroom' || code === 'basic_price'), excess };
    };

    it('of the same city and month is held against the list', () => {
      const { line } = judgePrice('ex 95000', listed);
      expect(line).toMatchObject({ verdict: 'too-much', basis: 'price-list', excess: { max: 2471 } });
      expect(line?.reasons[0]?.text).toContain('price list');
    });

    it.each([
      ['of another city', inPune, ''],
      ['of another month', { ...listed, price_month: '2026-06' }, ''],
      ['on a paper of another month', listed, '2026-08-02'],
    ])('%s is a question for the price list, with a span, and no excess', (_, price, date) => {
      for (const asked of ['ex 95000', 'ex 140000', 'ex 85000']) {
        const { line, excess } = judgePrice(asked, price, date);
        expect(line).toMatchObject({ verdict: 'ask', basis: 'price-list' });
        expect(line?.computed).toMatchObject({
          amount: 92_529,
          from: expect.closeTo(89_753, 0),
          to: expect.closeTo(95_305, 0),
        });
        expect(line?.reasons[0]?.text).toMatch(/Ask for the maker’s (?:Pune|Delhi) price list for (?:Nov|Aug)/u);
        expect(hasNoExcess(excess)).toBe(true);
      }
    });

    it('of another city and month has the wider span', () => {
      const { line } = judgePrice('ex 95000', { ...inPune, price_month: '2026-06' });
      expect(line?.computed).toEqual({ from: 86_977, amount: 92_529, to: 98_081 });
    });

    it('is in line where it is the listed one, wherever and whenever', () => {
      expect(judgePrice('ex 92529', inPune).line).toMatchObject({ verdict: 'fair' });
    });

    it('before GST is judged with its GST, which is no charge of its own', () => {
      const { lines, excess } = judgeQuotation({
        quotation: readQuotation('basic price 78414.41\ncgst 7057.29\nsgst 7057.30\nrto 7902\nins 6663'),
        price: listed,
      });
      expect(lines.map(({ code, verdict }) => [code, verdict])).toEqual([
        ['basic_price', 'fair'],
        ['gst', 'fair'],
        ['rto_bundle', 'fair'],
        ['insurance_bundle', 'fair'],
      ]);
      expect(hasNoExcess(excess)).toBe(true);
    });
  });

  describe('a tax', () => {
    const steps = [
      { up_to: 100_000, percent: 8 },
      { up_to: null, percent: 10 },
    ];
    const withSteps = (price: OnRoadPrice): OnRoadPrice => ({
      ...price,
      lines: price.lines.map((line) =>
        line.key === 'road_tax' ? { ...line, of_price: { share: 1, min: 0, steps } } : line,
      ),
    });

    it('is computed on the ex-showroom price of the dealer', () => {
      expect(verdictsOf('ex 98000, road tax 7840, reg 300, smart card 200, ins 6700')).toMatchObject({
        road_tax: 'fair',
      });
      expect(verdictsOf('ex 98000, road tax 7402, reg 300, smart card 200, ins 6700')).toMatchObject({
        road_tax: 'less',
      });
    });

    it('is that of the step that the dealer’s price falls into', () => {
      const [, tax] = judge(
        'ex 105000, road tax 10500, reg 300, smart card 200, ins 6700',
        withSteps(priceOf(usual)),
      ).lines;
      expect(tax).toMatchObject({ verdict: 'fair', computed: { amount: 10_500 } });
      expect(tax?.reasons[0]?.text).toBe('10% of the quoted ex-showroom price of ₹1,05,000.');
      const [, high] = judge(
        'ex 98000, road tax 10500, reg 300, smart card 200, ins 6700',
        withSteps(priceOf(usual)),
      ).lines;
      expect(high).toMatchObject({ verdict: 'too-much', excess: { max: 2660 } });
    });

    it('takes a cess on it along', () => {
      const price = withSteps(priceOf({ ...usual, road_tax_cess: 740 }));
      expect(verdictsOf('ex 105000, road tax 10500, reg 300, smart card 200, cess 1050', price)).toMatchObject({
        cess: 'fair',
      });
    });
  });

  describe('an insurance', () => {
    it('has a span, and beyond it is a question', () => {
      const [, , insurance] = judge('ex 92529 rto 7902 ins 9344').lines;
      expect(insurance).toMatchObject({ verdict: 'ask', basis: 'span', excess: { min: 0, max: 0 } });
      expect(insurance?.computed?.from).toBeLessThan(6000);
    });

    it('of third parties alone is fixed by a rule, as is the GST on the premiums that are named', () => {
      const text = 'ex 92529 rto 7902\nod 900\ntp 5200\npa 295\ngst on insurance 2000';
      const lines = judge(text).lines;
      const verdicts = Object.fromEntries(lines.map(({ code, verdict, basis }) => [code, [verdict, basis]]));
      expect(verdicts).toMatchObject({
        insurance_od: ['fair', 'span'],
        insurance_pa: ['fair', 'span'],
        insurance_tp: ['too-much', 'rule'],
        insurance_gst: ['too-much', 'rule'],
      });
    });
  });

  it('counts no line that is a question', () => {
    const { lines, excess } = judge(
      'ex 92529, rto 7902, ins 6663, helmet 900, hypo 500, zarkon 640, other charges 300',
    );
    expect(lines.filter(({ verdict }) => verdict === 'ask').map(({ code }) => code)).toEqual([
      'helmet',
      'hypothecation',
      'misc',
    ]);
    expect(hasNoExcess(excess)).toBe(true);
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
      ex_showroom: 'open',
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
