import { describe, expect, it } from 'vitest';
import { canonicalComparePath, compareModeOf, comparePath, isChain, startTarget } from './comparison-address.ts';

const none = new URLSearchParams();

describe('compareModeOf', () => {
  it.each([
    ['/compare-bike', 'bikes'],
    ['/compare-bikes', 'bikes'],
    ['/compare-bikes/a-vs-b', 'bikes'],
    ['/compare-electric-bikes', 'electric'],
    ['/compare-electric-bikes/a-vs-b', 'electric'],
  ])('reads %s as %s', (path, mode) => expect(compareModeOf(path)).toBe(mode));
});

describe('comparePath', () => {
  it('names the bikes in their order, in the mode', () => {
    expect(comparePath('bikes', ['mt-15-v2', '160-duke'])).toBe('/compare-bikes/mt-15-v2-vs-160-duke');
    expect(comparePath('electric', ['a', 'b', 'c'])).toBe('/compare-electric-bikes/a-vs-b-vs-c');
  });

  it('leads to the start of the mode without a bike', () => {
    expect(comparePath('bikes', [])).toBe('/compare-bike');
    expect(comparePath('electric', [])).toBe('/compare-electric-bikes');
  });
});

describe('canonicalComparePath', () => {
  it('is the same whichever way round the bikes are', () => {
    expect(canonicalComparePath(['b', 'a'])).toBe('/compare-bikes/a-vs-b');
    expect(canonicalComparePath(['a', 'b'])).toBe('/compare-bikes/a-vs-b');
  });
});

describe('isChain', () => {
  it('tells one bike from several', () => {
    expect(isChain('classic-350')).toBe(false);
    expect(isChain('classic-350-vs-cb350')).toBe(true);
  });
});

describe('startTarget', () => {
  it('leads to the documented defaults', () => {
    expect(startTarget('bikes', [], none)).toBe('/compare-bikes/classic-350-vs-cb350');
    expect(startTarget('electric', [], none)).toBe('/compare-electric-bikes/ather-450s-vs-s1-x');
  });

  it('prefers navigation state to what a form sent, and that to the defaults', () => {
    const form = new URLSearchParams('bike=shine&bike=activa');
    expect(startTarget('bikes', [], form)).toBe('/compare-bikes/shine-vs-activa');
    expect(startTarget('bikes', ['r15-v4'], form)).toBe('/compare-bikes/r15-v4');
  });

  it('names each bike once, and four at most', () => {
    const form = new URLSearchParams('bike=a&bike=b&bike=a&bike=c&bike=d&bike=e');
    expect(startTarget('bikes', [], form)).toBe('/compare-bikes/a-vs-b-vs-c-vs-d');
    expect(startTarget('bikes', ['a', 'b', 'c', 'd', 'e'], form)).toBe('/compare-bikes/a-vs-b-vs-c-vs-d');
  });

  it('passes over what is no slug', () => {
    expect(startTarget('bikes', [], new URLSearchParams('bike=../x&bike=//y'))).toBe(
      '/compare-bikes/classic-350-vs-cb350',
    );
  });
});
