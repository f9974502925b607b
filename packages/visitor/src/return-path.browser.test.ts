import { beforeEach, expect, it } from 'vitest';
import { isCurrent, rememberReturnPath, returnPath } from './return-path.ts';

beforeEach(() => localStorage.clear());

it.each([
  [0, true],
  [59, true],
  [60, false],
  [-60, false],
])('leads back to a path remembered %i minutes ago: %s', (minutes, expected) => {
  rememberReturnPath('/sell-bikes');
  const kept = returnPath.read();
  if (!kept) throw new Error('No path is remembered.');
  expect(isCurrent(kept, kept.at + minutes * 60_000)).toBe(expected);
});

it.each(['{"path":"https://evil.test","at":5}', '{"path":"/sell-bikes"}', 'broken'])(
  'has none where %s is stored',
  (stored) => {
    localStorage.setItem('return-path', stored);
    expect(returnPath.read()).toBeNull();
  },
);
