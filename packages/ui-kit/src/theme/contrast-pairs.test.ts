import { describe, expect, it } from 'vitest';
import { contrast, type ContrastPair, contrastPairs } from './contrast-pairs.ts';
import tokens from './tokens.json';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });
});

describe.each(['light', 'dark'] as const)('the %s theme', (name) => {
  it.each(contrastPairs)('shows $foreground on $background at $needs to 1 or more', (pair) => {
    const { foreground, background, needs } = pair;
    expect(contrast(valueOf(name, foreground), valueOf(name, background))).toBeGreaterThanOrEqual(needs);
  });
});

function valueOf(name: 'light' | 'dark', colour: ContrastPair['foreground']): string {
  const value = tokens.color[name][colour].$value;
  const [, group, step] = /^\{palette\.(\w+)\.(\d+)\}$/.exec(value) ?? [];
  if (!group || !step) return value;
  const palette: Record<string, Record<string, { $value: string }>> = tokens.palette;
  return palette[group]?.[step]?.$value ?? '';
}
