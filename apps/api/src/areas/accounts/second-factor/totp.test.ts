import { expect, it } from 'vitest';
import { enrolmentOf, newSecret, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B: the secret and the last six digits of its SHA-1 codes. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('takes the code that the standard names for second %i', (seconds, code) => {
  expect(stepOfCode(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

it('takes a code one step early or late, and knows which it is', () => {
  const at = (seconds: number) => stepOfCode(secret, '081804', new Date(seconds * 1000));
  const step = Math.floor(1_111_111_109 / 30);
  const first = step * 30;
  expect([at(first - 30), at(first + 59), at(first - 31), at(first + 60)]).toEqual([step, step, undefined, undefined]);
});

it('makes a secret of 160 bits, another each time', () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(other).not.toBe(one);
});

it('tells apps what they need, as text and as a picture with a margin', () => {
  const { address, picture } = enrolmentOf(secret, 'Asha.R');
  const { protocol, host, pathname, searchParams } = new URL(address);
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual(['otpauth:', 'totp', '/Dopahiya:Asha.R']);
  expect(Object.fromEntries(searchParams)).toMatchObject({ secret, issuer: 'Dopahiya', digits: '6', period: '30' });
  const squares = [...picture.path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(squares.length).toBeGreaterThan(200);
  for (const [x, y] of squares) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x, y)).toBeLessThan(picture.size - 4);
  }
  expect(picture.path).toMatch(/^M4 4h/);
});
