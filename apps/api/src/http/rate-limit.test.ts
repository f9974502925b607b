import { describe, expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

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
});
