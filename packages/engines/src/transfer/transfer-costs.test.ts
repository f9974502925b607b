import { describe, expect, it } from 'vitest';
import { transferCosts, type TransferQuestion } from './transfer-costs.ts';

const shine = { isElectric: false, isScooter: false, displacement: 124 };
const question: TransferQuestion = {
  year: 2021,
  thisYear: 2026,
  from: 'Delhi',
  to: 'Delhi',
  isInsured: true,
  hasLoan: false,
  model: shine,
  newRoadTax: null,
};
const costs = (facts: Partial<TransferQuestion> = {}) => transferCosts({ ...question, ...facts });
const costOf = (code: string, facts: Partial<TransferQuestion> = {}) =>
  costs(facts).lines.find((line) => line.code === code)?.cost;

describe('transferCosts', () => {
  it('within a state asks for transfer, card, another name on the policy, and a pollution certificate', () => {
    expect(costs()).toEqual({
      lines: [
        { code: 'transfer', cost: { from: 150, to: 150 } },
        { code: 'smart-card', cost: { from: 200, to: 200 } },
        { code: 'insurance-transfer', cost: { from: 59, to: 118 } },
        { code: 'puc', cost: { from: 80, to: 80 } },
      ],
      known: { from: 489, to: 548 },
      isToOtherState: false,
    });
  });

  it('into another state asks for a certificate whose fee nobody knows, and for tax of the years that are left', () => {
    const moved = costs({ to: 'Maharashtra', newRoadTax: 9000 });
    expect(moved.isToOtherState).toBe(true);
    expect(moved.lines.find(({ code }) => code === 'noc')?.cost).toBeNull();
    // A bike made in 2021 is 4 to 6 years old in 2026, so 9 or 11 of 15 years remain.
    expect(moved.lines.find(({ code }) => code === 'road-tax')?.cost).toEqual({ from: 5400, to: 6600 });
    expect(moved.known).toEqual({ from: 150 + 200 + 5400 + 59 + 50, to: 150 + 200 + 6600 + 118 + 110 });
  });

  it('knows the shares of Karnataka by age', () => {
    expect(costOf('road-tax', { to: 'Karnataka', newRoadTax: 10_000 })).toEqual({ from: 6900, to: 8100 });
    expect(costOf('road-tax', { to: 'Karnataka', newRoadTax: 10_000, year: 2005 })).toEqual({ from: 2900, to: 2900 });
  });

  it.each([
    ['the tax new', { newRoadTax: null }],
    ['the year', { year: null, newRoadTax: 9000 }],
  ])('does not know the tax again without %s', (_, facts) => {
    expect(costOf('road-tax', { to: 'Maharashtra', ...facts })).toBeNull();
  });

  it('asks no tax for years beyond fifteen', () => {
    expect(costOf('road-tax', { to: 'Kerala', newRoadTax: 9000, year: 2008 })).toEqual({ from: 0, to: 0 });
  });

  it.each([
    ['registered', { from: null }],
    ['bought', { to: null }],
  ])('says nothing of another state where nobody knows where it is %s', (_, facts) => {
    expect(costs(facts).isToOtherState).toBeNull();
    expect(costOf('noc', facts)).toBeUndefined();
  });

  it('asks for a new policy where none is left, around what the tariff gives at its age', () => {
    expect(costOf('new-policy', { isInsured: false })).toEqual({ from: 1010, to: 2020 });
    expect(costOf('new-policy', { isInsured: false, year: 2026 })).toEqual({ from: 670, to: 1340 });
    expect(costOf('new-policy', { isInsured: false, year: 2005 })).toEqual({ from: 970, to: 1950 });
  });

  it('does not know a premium without the model, or whether there is a policy', () => {
    expect(costOf('new-policy', { isInsured: false, model: null })).toBeNull();
    expect(costOf('insurance', { isInsured: null })).toBeNull();
  });

  it('asks no pollution certificate of what is electric, or less than a year old', () => {
    expect(costOf('puc', { model: { ...shine, isElectric: true } })).toBeUndefined();
    expect(costOf('puc', { year: 2026 })).toBeUndefined();
    expect(costOf('puc', { to: 'Kerala' })).toEqual({ from: 50, to: 110 });
    expect(costOf('puc', { year: null, model: null })).toEqual({ from: 80, to: 80 });
  });

  it('asks for the removal of a lender where there is one', () => {
    expect(costOf('loan', { hasLoan: true })).toEqual({ from: 0, to: 300 });
    expect(costOf('loan', { hasLoan: null })).toBeUndefined();
  });
});
