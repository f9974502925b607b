import { describe, expect, it } from 'vitest';
import { isBikeSlug, paths, toSlug } from './paths.ts';
import { reservedSegments } from './reserved-segments.ts';

describe('paths.bike', () => {
  it('names brand and bike', () => {
    expect(paths.bike({ id: 1, slug: 'classic-350', brand: { slug: 'royal-enfield' } })).toBe(
      '/royal-enfield/classic-350',
    );
  });

  it('falls back to the id of a bike without a slug', () => {
    expect(paths.bike({ id: 31, slug: null, brand: { slug: 'honda' } })).toBe('/bike-detail/31');
  });
});

describe('paths', () => {
  it.each([
    [paths.capacity({ min: 100, max: 150 }), '/bikes/engine-capacity/100-150'],
    [paths.searchFor('duke 390 & more'), '/search?q=duke+390+%26+more'],
    [paths.emiOf(94_519.4), '/emi-calculator?amount=94519'],
    [paths.emiOf(100_000, { rate: 12, months: 24 }), '/emi-calculator?amount=100000&rate=12&months=24'],
    [paths.compare(['classic-350', 'cb350']), '/compare-bikes/classic-350-vs-cb350'],
  ])('builds %s', (path, expected) => {
    expect(path).toBe(expected);
  });
});

describe('toSlug', () => {
  it.each([
    ['Royal Enfield', 'royal-enfield'],
    ["H'ness CB350", 'h-ness-cb350'],
    ['  R 1300 GS!  ', 'r-1300-gs'],
    ['दोपहिया', ''],
  ])('makes %j into %j', (text, slug) => {
    expect(toSlug(text)).toBe(slug);
  });
});

describe('isBikeSlug', () => {
  it.each([
    ['classic-350', true],
    ['450s', true],
    ['350', false],
    ['https-example', false],
    ['', false],
  ])('of %j is %j', (slug, expected) => {
    expect(isBikeSlug(slug)).toBe(expected);
  });
});

describe('reservedSegments', () => {
  it('holds the first segment of every fixed address, so that no brand takes one', () => {
    expect(reservedSegments).toContain('best-bikes');
    expect(reservedSegments).toContain('api');
    expect(reservedSegments).not.toContain('honda');
  });
});
