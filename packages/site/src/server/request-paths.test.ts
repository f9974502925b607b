import { describe, expect, it } from 'vitest';
import { plainPath } from './request-paths.ts';

describe('plainPath', () => {
  it.each([
    ['/', '/'],
    ['/best-bikes', '/best-bikes'],
    ['/best-bikes/', '/best-bikes'],
    ['/BEST-bikes', '/best-bikes'],
    ['/%62est-bikes', '/best-bikes'],
    ['/royal-enfield/classic-350', '/royal-enfield/classic-350'],
    ['/%', null],
    ['/a//b', null],
    ['/%2e%2e/etc', null],
    ['/दोपहिया', null],
  ])('spells %s as %s', (pathname, expected) => {
    expect(plainPath(pathname)).toBe(expected);
  });
});
