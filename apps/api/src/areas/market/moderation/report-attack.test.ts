import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/database/open-database.ts';
import { ReportedMarket } from '../../../testing/reported-market.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';

const start = new Date('2026-11-21T12:00:00+05:30').getTime();
const DAY_MS = 86_400_000;
const RUNS = 4;
const PEOPLE = 9;

type Step =
  | { act: 'register' | 'confirm' | 'undo' | 'talk'; person: number }
  | { act: 'wait'; days: number }
  | { act: 'report'; person: number; target: number }
  | { act: 'attack'; target: number }
  | { act: 'decide'; target: number; verdict: 'allow' | 'refuse' };

const person = fc.nat(PEOPLE - 1);
const target = fc.nat(11);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: fc.record({ act: fc.constant('register' as const), person }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('confirm' as const), person }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('talk' as const), person }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('undo' as const), person }) },
    {
      weight: 2,
      arbitrary: fc.record({ act: fc.constant('wait' as const), days: fc.constantFrom(0.1, 0.9, 3, 7, 8) }),
    },
    { weight: 6, arbitrary: fc.record({ act: fc.constant('report' as const), person, target }) },
    // All accounts report the same content at once.
    { weight: 4, arbitrary: fc.record({ act: fc.constant('attack' as const), target }) },
    {
      weight: 1,
      arbitrary: fc.record({
        act: fc.constant('decide' as const),
        target,
        verdict: fc.constantFrom('allow' as const, 'refuse' as const),
      }),
    },
  ),
  { minLength: 15, maxLength: 30 },
);

describe('an attack by reports', () => {
  let database: Database;
  let market: ReportedMarket;
  const now = new Date(start);
  let accounts: number[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    market = new ReportedMarket(database, await seededServices(database, now), now);
  });
  beforeEach(() => begin());
  afterAll(() => database.close());

  async function begin() {
    now.setTime(start);
    await market.reset();
    accounts = await market.oldAccounts(PEOPLE - 3);
    for (let number = 0; number < 3; number++) accounts.push(await market.register());
  }

  const targetAt = (index: number) => market.targets[index % market.targets.length] ?? { subject: 'listing', id: 0 };

  async function take(step: Step) {
    if (step.act === 'wait') market.wait(step.days);
    else if (step.act === 'decide') await market.decide(targetAt(step.target), step.verdict);
    else if (step.act === 'attack')
      await Promise.all(accounts.map((account) => market.report(account, targetAt(step.target))));
    else if (step.act === 'report') await market.report(accounts[step.person] ?? 0, targetAt(step.target));
    else if (step.act === 'register') accounts[step.person] = await market.register();
    else if (step.act === 'confirm') await market.confirm(accounts[step.person] ?? 0);
    else if (step.act === 'talk') market.targets.push(await market.talk(accounts[step.person] ?? 0));
    else await market.undo(accounts[step.person] ?? 0);
  }

  /** Checks the rules that must always hold, based on the time of each hold. */
  async function expectRules() {
    const holds = Map.groupBy(await market.holds(), ({ hold }) => hold.id);
    for (const parts of holds.values()) {
      expect(new Set(parts.map(({ reporter }) => reporter.id)).size).toBeGreaterThanOrEqual(3);
      for (const { hold } of parts)
        expect(market.verified).not.toContainEqual({ subject: hold.subject, id: hold.subject_id });
    }
    const taken = [...holds.values()].flat();
    for (const { hold, reporter } of taken) {
      const week = hold.held_at.getTime() - 7 * DAY_MS;
      expect(reporter.created_at.getTime()).toBeLessThanOrEqual(week);
      const day = taken.filter(
        (other) =>
          other.reporter.id === reporter.id &&
          other.hold.held_at <= hold.held_at &&
          other.hold.held_at.getTime() > hold.held_at.getTime() - DAY_MS,
      );
      expect(new Set(day.map((other) => other.hold.id)).size).toBeLessThanOrEqual(3);
    }
    const [verified] = (await market.standing()).listings;
    expect(verified?.status === 'active' || verified?.status === 'rejected').toBe(true);
  }

  it('holds by three old accounts at least, each in three holds a day at most, and nothing verified, whatever happens', async () => {
    let held = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        await begin();
        for (const step of all) await take(step);
        await expectRules();
        held += (await market.holds()).length;
      }),
      { numRuns: RUNS, endOnFailure: true, examples: [[[{ act: 'attack', target: 1 }]]] },
    );
    expect(held).toBeGreaterThan(0);
  });

  it('holds nothing with new accounts, however many they are and whatever they report', async () => {
    const many = fc.array(fc.record({ person: fc.nat(19), target: fc.nat(7), days: fc.constantFrom(0, 0, 0, 1, 2) }), {
      minLength: 40,
      maxLength: 80,
    });
    await fc.assert(
      fc.asyncProperty(many, async (all) => {
        await begin();
        const before = await market.standing();
        const fresh: number[] = [];
        for (let count = 0; count < 20; count++) {
          const account = await market.register();
          await market.confirm(account);
          fresh.push(account);
        }
        let days = 0;
        for (const one of all) {
          if (days + one.days < 7) {
            market.wait(one.days);
            days += one.days;
          }
          await market.report(fresh[one.person] ?? 0, targetAt(one.target));
        }
        expect(await market.standing()).toEqual(before);
      }),
      { numRuns: RUNS / 2, endOnFailure: true },
    );
  });

  it('leaves all as it was before one person reported, once that is undone', async () => {
    let undone = 0;
    await fc.assert(
      fc.asyncProperty(steps, fc.array(target, { minLength: 3, maxLength: 8 }), async (history, attacked) => {
        await begin();
        for (const step of history) await take(step);
        market.wait(1);
        const [attacker = 0, ...others] = await market.oldAccounts(3);
        for (const other of others) for (const index of attacked) await market.report(other, targetAt(index));
        market.targets.push(await market.talk(attacker));
        const before = await market.standing();
        for (const index of attacked) {
          await market.report(attacker, targetAt(index));
          market.wait(0.5);
        }
        if (JSON.stringify(await market.standing()) !== JSON.stringify(before)) undone += 1;
        await market.undo(attacker);
        expect(await market.standing()).toEqual(before);
      }),
      { numRuns: RUNS, endOnFailure: true, examples: [[[], [1, 2, 3]]] },
    );
    expect(undone).toBeGreaterThan(0);
  });

  it('takes each account into three holds at most, however many reports come at once', async () => {
    const [first = 0, second = 0, ...others] = accounts;
    const listings = market.targets.filter(({ subject }) => subject === 'listing').slice(1);
    for (const one of listings) for (const account of [first, second]) await market.report(account, one);
    await Promise.all(listings.flatMap((one) => others.map((account) => market.report(account, one))));
    const held = (await market.standing()).listings.filter(({ status }) => status === 'held');
    expect(held.length).toBeGreaterThanOrEqual(3);
    await expectRules();
  });

  it('counts the reports of an account again ninety days after one was rejected', async () => {
    const [first = 0, second = 0, third = 0] = accounts;
    const [, one, two, three] = market.targets.filter(({ subject }) => subject === 'listing');
    if (!one || !two || !three) throw new Error('There are too few listings.');
    await market.report(first, one);
    await market.decide(one, 'allow');
    const status = async (id: number) => (await market.standing()).listings.find((row) => row.id === id)?.status;
    for (const account of [first, second, third]) await market.report(account, two);
    expect(await status(two.id)).toBe('pending');
    // Sending a rejected report again does not make it count.
    await market.report(first, one);
    for (const account of [second, third, first]) await market.report(account, three);
    expect(await status(three.id)).toBe('pending');
    market.wait(91);
    await market.report(first, two);
    expect(await status(two.id)).toBe('held');
  });
});
