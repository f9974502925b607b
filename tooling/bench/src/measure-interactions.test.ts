import { describe, expect, it } from 'vitest';
import { interactionTime } from './measure-interactions.ts';

describe('interactionTime()', () => {
  it('is that of the slowest event of a press', () => {
    const events = [
      { interactionId: 7, duration: 24 },
      { interactionId: 7, duration: 96 },
      { interactionId: 8, duration: 40 },
    ];
    expect(interactionTime(events)).toBe(96);
  });

  it('leaves out what is no press: a pointer that moves', () => {
    expect(
      interactionTime([
        { interactionId: 0, duration: 400 },
        { interactionId: 3, duration: 32 },
      ]),
    ).toBe(32);
  });

  it('is the least that browsers tell of where all came faster', () => {
    expect(interactionTime([])).toBe(16);
  });
});
