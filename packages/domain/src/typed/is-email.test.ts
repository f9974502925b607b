import { describe, expect, it } from 'vitest';
import { isEmail } from './is-email.ts';

describe('isEmail', () => {
  it.each(['asha@example.in', ' asha@example.in ', '\u200Basha@example.in\u200E'])('takes %j', (typed) => {
    expect(isEmail(typed)).toBe(true);
  });

  it.each(['asha', 'asha@example', 'asha@ex ample.in', '@\u200B.in'])('refuses %j', (typed) => {
    expect(isEmail(typed)).toBe(false);
  });
});
