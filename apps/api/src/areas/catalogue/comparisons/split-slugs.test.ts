import { describe, expect, it } from 'vitest';
import { slugCandidates, splitSlugs, unknownSlugs } from './split-slugs.ts';

const slugs = new Set(['a', 'b', 'c', 'd', 'e', 'a-vs-b', 'b-vs-c', 'mt-15', 'duke-390-vs', 'vs', '450s-gen-2']);

describe('splitSlugs', () => {
  it.each([
    ['a-vs-b', ['a', 'b']],
    ['b-vs-a', ['b', 'a']],
    ['a-vs-a', ['a', 'a']],
    ['mt-15-vs-450s-gen-2', ['mt-15', '450s-gen-2']],
    ['a-vs-b-vs-c', ['a-vs-b', 'c']],
    ['c-vs-a-vs-b', ['c', 'a-vs-b']],
    ['d-vs-b-vs-c', ['d', 'b-vs-c']],
    ['a-vs-c-vs-e', ['a', 'c', 'e']],
    ['a-vs-c-vs-e-vs-d', ['a', 'c', 'e', 'd']],
    ['duke-390-vs-vs-a', ['duke-390-vs', 'a']],
    ['vs-vs-vs', ['vs', 'vs']],
  ])('splits %s', (chain, expected) => {
    expect(splitSlugs(chain, slugs, 4)).toEqual(expected);
  });

  it.each(['a', 'a-vs-b-vs-nobody', 'nobody-vs-a', 'a-vs-', '-vs-a', '-vs-', '', 'a-vs-c-vs-e-vs-d-vs-a', 'a vs b'])(
    'finds no way to split %j into two to four',
    (chain) => {
      expect(splitSlugs(chain, slugs, 4)).toBeUndefined();
    },
  );
});

describe('unknownSlugs', () => {
  it.each([
    ['a-vs-nobody', ['nobody']],
    ['nobody-vs-a-vs-b', ['nobody']],
    ['nobody-vs-a-vs-b-vs-no-one', ['nobody', 'no-one']],
    ['a-vs-b', []],
    ['duke-390-vs-vs-nobody', ['nobody']],
    ['a-vs-', ['']],
  ])('finds them in %s', (chain, unknown) => {
    expect(unknownSlugs(chain, slugs)).toEqual(unknown);
  });
});

describe('slugCandidates', () => {
  it('names everything that a split may need, each once', () => {
    expect(slugCandidates('a-vs-b-vs-a', 80).toSorted()).toEqual(['a', 'a-vs-b', 'a-vs-b-vs-a', 'b', 'b-vs-a']);
  });

  it('leaves out what is not written like a slug', () => {
    expect(slugCandidates('\0-vs-b', 80)).toEqual(['b']);
  });

  it('leaves out what is too long to be a slug', () => {
    expect(slugCandidates(`${'x'.repeat(81)}-vs-b`, 80)).toEqual(['b']);
    expect(slugCandidates(`${'x'.repeat(80)}-vs-b`, 80)).toEqual(['x'.repeat(80), 'b']);
  });
});
