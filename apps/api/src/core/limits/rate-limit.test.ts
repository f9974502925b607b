import { describe, expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';
import { MAX_SUBJECTS } from './token-buckets.ts';

describe('RateLimit', () => {
  let seconds = 0;
  const clock = () => new Date(seconds * 1000);
  const newLimit = () =>
    new RateLimit({ allowance: { burst: 2, perSecond: 0.5 }, clock, clientAddress: (peer) => peer });

  it('lets a client ask as often as its allowance, and then says when to come back', () => {
    const limit = newLimit();
    expect([limit.take('ann'), limit.take('ann'), limit.take('ann')]).toEqual([0, 0, 2]);
    expect(limit.take('ben')).toBe(0);
  });

  it('fills the allowance with time, and never above its size', () => {
    const limit = newLimit();
    limit.take('ann');
    limit.take('ann');
    seconds += 1;
    expect(limit.take('ann')).toBe(1);
    seconds += 1;
    expect(limit.take('ann')).toBe(0);
    seconds += 1000;
    expect([limit.take('ann'), limit.take('ann'), limit.take('ann')]).toEqual([0, 0, 2]);
  });

  it('takes nothing back when the clock is set back', () => {
    const limit = newLimit();
    limit.take('ann');
    seconds -= 500;
    expect([limit.take('ann'), limit.take('ann')]).toEqual([0, 2]);
  });

  it('counts a subscriber of IPv6, and all of its /48 together eight times as widely', () => {
    const limit = newLimit();
    const subscriber = (index: number) => `2001:db8:1:${index.toString(16)}::/64`;
    expect([limit.take(subscriber(0)), limit.take(subscriber(0)), limit.take(subscriber(0))]).toEqual([0, 0, 2]);
    const taken = Array.from({ length: 65_535 }, (_, index) => limit.take(subscriber(index + 1)));
    expect(taken.filter((wait) => wait === 0)).toHaveLength(14);
    expect(limit.take('2001:db8:2:0::/64')).toBe(0);
    const about = (what: string) => `2001:db8:3:${what.length.toString(16)}::/64 ${what}`;
    expect([limit.take(about('one')), limit.take(about('other'))]).toEqual([0, 0]);
  });

  it('gives back what does not count', () => {
    const limit = newLimit();
    const subject = '2001:db8:1:2::/64 asha';
    for (let count = 0; count < 100; count++) {
      expect(limit.take(subject)).toBe(0);
      limit.giveBack(subject);
    }
    limit.giveBack(subject);
    expect([limit.take(subject), limit.take(subject), limit.take(subject)]).toEqual([0, 0, 2]);
  });

  it('remembers who has used up an allowance, however many others are named', () => {
    const limit = newLimit();
    const name = (index: number) => `somebody ${index}`;
    for (let index = 0; index < MAX_SUBJECTS; index++) limit.take(name(index));
    expect([limit.take('ann'), limit.take('ann'), limit.take('ann')]).toEqual([0, 0, 2]);
    for (let index = 0; index < 5 * MAX_SUBJECTS; index++) limit.take(name(MAX_SUBJECTS + index));
    expect(limit.take('ann')).toBe(2);
    expect([limit.take(name(0)), limit.take(name(0))]).toEqual([0, 0]);
  });
});
