import { describe, expect, it } from 'vitest';
import { sourceInHindi } from '../../../core/hindi/source-in-hindi.ts';
import type { Band } from '../tariff-steps.ts';
import { isInForce, type Rule } from '../rule.ts';
import { electricSubsidies } from './electric-subsidies.ts';
import { insuranceGstRules, personalAccidentRules } from './insurance-extras.ts';
import { electricOwnDamage, petrolOwnDamage } from './own-damage-tariff.ts';
import {
  electricRegistrationFees,
  hypothecationFees,
  numberPlateFees,
  registrationFees,
  smartCardFees,
} from './registration-fees.ts';
import { stateRoadTax } from './road-tax/state-road-tax.ts';
import { firstTariffDay, thirdPartyTariffs } from './third-party-tariff.ts';
import { vehicleGstRules } from './vehicle-gst.ts';

const roadTaxes = Object.entries(stateRoadTax);
const roadTaxRules = roadTaxes.flatMap(([, { rules }]) => rules);

const complete: [string, readonly Rule[]][] = [
  ['third party', thirdPartyTariffs],
  ['personal accident', personalAccidentRules],
  ['GST on insurance', insuranceGstRules],
  ['GST on the vehicle', vehicleGstRules],
  ['registration', registrationFees],
  ['registration of electric ones', electricRegistrationFees.filter(({ state }) => !state)],
  ['smart card', smartCardFees],
  ['hypothecation', hypothecationFees],
  ['number plate', numberPlateFees],
];

const exclusive: [string, readonly Rule[]][] = [
  ...complete,
  ['subsidies', electricSubsidies],
  ...roadTaxes.flatMap(([state, { rules, cesses = [] }]): [string, readonly Rule[]][] => [
    [`${state}, any fuel`, rules.filter(({ fuel }) => fuel === 'any')],
    [`${state}, electric`, rules.filter(({ fuel }) => fuel === 'electric')],
    ...[...new Set(cesses.map(({ key }) => key))].map((key): [string, readonly Rule[]] => [
      `${state}, ${key}`,
      cesses.filter((cess) => cess.key === key),
    ]),
  ]),
];

const all: Rule[] = [
  ...complete.flatMap(([, rules]) => rules),
  ...electricRegistrationFees.filter(({ state }) => state),
  ...electricSubsidies,
  petrolOwnDamage,
  electricOwnDamage,
  ...roadTaxes.flatMap(([, { rules, cesses = [] }]) => [...rules, ...cesses]),
];

const days = [firstTariffDay, ...all.flatMap(({ since, until }) => [since, until])]
  .filter((day) => day !== undefined)
  .filter((day) => day >= firstTariffDay);

const tables: (readonly Band[])[] = [
  ...roadTaxRules.map(({ bands }) => bands),
  ...thirdPartyTariffs.flatMap(({ petrol, electric }) => [petrol, electric]),
  ...vehicleGstRules.map(({ petrol }) => petrol),
  petrolOwnDamage.petrol,
  ...petrolOwnDamage.petrol.map(({ bands }) => bands),
];

describe('the rules', () => {
  it('have ids of their own', () => {
    const ids = all.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('each name a source, and days in their order', () => {
    for (const { id, since, until, source, caveat } of all) {
      for (const day of [since, until].filter((text) => text !== undefined))
        expect(new Date(day).toISOString().slice(0, 10), id).toBe(day);
      expect((since ?? '') <= (until ?? '9999-12-31'), id).toBe(true);
      expect(source, id).toMatch(/\w{3}/);
      expect(`${source}${JSON.stringify(caveat ?? '')}`, id).not.toMatch(/https?:|\.$/);
    }
  });

  it('of one kind do not overlap', () => {
    for (const [kind, rules] of exclusive)
      for (const day of days)
        expect(rules.filter((rule) => isInForce(rule, day)).length, `${kind}, ${day}`).toBeLessThanOrEqual(1);
  });

  it('of a kind that is always due hold on every day', () => {
    const gaps = complete.flatMap(([kind, rules]) =>
      days.filter((day) => !rules.some((rule) => isInForce(rule, day))).map((day) => `${kind}, ${day}`),
    );
    expect(gaps).toEqual([]);
  });

  it('hold on every day for road tax, wherever there is one', () => {
    for (const [, { rules }] of roadTaxes.filter(([, tax]) => tax.rules.length > 0)) {
      for (const day of days) expect(rules.some((rule) => rule.fuel === 'any' && isInForce(rule, day))).toBe(true);
    }
  });

  it('have steps that ascend', () => {
    for (const bands of tables) {
      const limits = bands.map(({ up_to }) => up_to ?? Number.POSITIVE_INFINITY);
      expect(limits).toEqual([...new Set(limits)].toSorted((a, b) => a - b));
    }
  });
});

describe('the sources of rules', () => {
  const cesses = roadTaxes.flatMap(([, state]) => state.cesses ?? []);
  const others = [...electricRegistrationFees, ...electricSubsidies, petrolOwnDamage, electricOwnDamage];
  const rules: Rule[] = [...complete.flatMap(([, ofKind]) => ofKind), ...roadTaxRules, ...cesses, ...others];

  it('have a name in Hindi', () => {
    expect(rules.map(({ source }) => source).filter((source) => sourceInHindi(source) === null)).toEqual([]);
  });
});
