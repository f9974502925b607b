import { describe, expect, it } from 'vitest';
import { workingHours } from '#texts/owner-claims';
import { openingAt } from './opening.ts';

describe('openingAt', () => {
  it.each([
    ['Friday 8:59', '2026-11-27T08:59:59+05:30', { when: 'today', at: 9 }],
    ['Friday 9:00', '2026-11-27T09:00:00+05:30', { when: 'now', at: 19 }],
    ['Friday 18:59', '2026-11-27T18:59:59+05:30', { when: 'now', at: 19 }],
    ['Friday 19:00', '2026-11-27T19:00:00+05:30', { when: 'tomorrow', at: 9 }],
    ['Saturday 0:10, which is still Friday in UTC', '2026-11-27T18:40:00Z', { when: 'today', at: 9 }],
    ['Saturday 16:59', '2026-11-28T16:59:59+05:30', { when: 'now', at: 17 }],
    ['Saturday 17:00', '2026-11-28T17:00:00+05:30', { when: 'monday', at: 9 }],
    ['Sunday 12:00', '2026-11-29T12:00:00+05:30', { when: 'tomorrow', at: 9 }],
    ['Monday 12:00', '2026-11-30T12:00:00+05:30', { when: 'now', at: 19 }],
  ])('on %s', (_, moment, opening) => {
    expect(openingAt(new Date(moment), workingHours)).toEqual(opening);
  });

  it('waits for Monday where nobody works on Saturdays', () => {
    const friday = new Date('2026-11-27T19:30:00+05:30');
    expect(openingAt(friday, { ...workingHours, saturday: null })).toEqual({ when: 'monday', at: 9 });
  });
});
