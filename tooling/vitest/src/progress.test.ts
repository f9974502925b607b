import { describe, expect, it } from 'vitest';
import { Progress } from './progress.ts';

function progressAt() {
  const clock = { time: 0, lines: [] as string[] };
  const progress = new Progress({ now: () => clock.time, say: (line) => void clock.lines.push(line) });
  const after = (seconds: number) => {
    clock.time += seconds * 1000;
    return progress;
  };
  return { lines: clock.lines, progress, after };
}

describe('Progress', () => {
  it('says of each package what passed, what failed and after how long, once its last file has ended', () => {
    const { lines, progress, after } = progressAt();
    for (const name of ['packages/tools', 'packages/tools', 'apps/api']) progress.expect(name);
    after(1).add('packages/tools', { passed: 3, failed: 0 });
    after(2).add('apps/api', { passed: 7, failed: 1 });
    expect(lines).toEqual(['✗ apps/api: 7 passed, 1 failed, 3 s']);
    after(2).add('packages/tools', { passed: 2, failed: 0 });
    expect(lines.at(-1)).toBe('✓ packages/tools: 5 passed, 0 failed, 5 s');
  });

  it('says how far a long package is, at most every ten seconds', () => {
    const { lines, progress, after } = progressAt();
    for (let file = 0; file < 5; file += 1) progress.expect('apps/api');
    for (const seconds of [4, 7, 4, 7]) after(seconds).add('apps/api', { passed: 1, failed: 0 });
    expect(lines).toEqual(['… apps/api: 2 passed, 0 failed, 11 s', '… apps/api: 4 passed, 0 failed, 22 s']);
  });
});
