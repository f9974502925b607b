import { describe, expect, it } from 'vitest';
import { buildComparedBike } from '../testing/build-compared-bike.ts';
import { choiceAddress, choiceQueryOf } from './choice-query.ts';
import { choiceTarget } from './choice-target.ts';

const [classic, cb350, r15] = (['classic-350', 'cb350', 'r15-v4'] as const).map((slug) => buildComparedBike(slug)) as [
  never,
  never,
  never,
];
const open = { mode: 'bikes', bikes: [classic, cb350] } as const;

describe('choiceTarget', () => {
  it('leads to the comparison with the bike in its slot', () => {
    expect(choiceTarget({ ...open, slot: 0 }, r15)?.to).toBe('/compare-bikes/r15-v4-vs-cb350');
    expect(choiceTarget({ ...open, slot: 2 }, r15)?.to).toBe('/compare-bikes/classic-350-vs-cb350-vs-r15-v4');
    expect(choiceTarget({ mode: 'electric', bikes: [classic], slot: 7 }, r15)?.to).toBe(
      '/compare-electric-bikes/classic-350-vs-r15-v4',
    );
  });

  it('takes the bikes along', () => {
    expect(choiceTarget({ ...open, slot: 1 }, r15)?.state).toEqual({ bikes: [classic, r15] });
  });

  it('leads nowhere for a bike that stands in another slot', () => {
    expect(choiceTarget({ ...open, slot: 0 }, cb350)).toBeNull();
    expect(choiceTarget({ ...open, slot: 1 }, cb350)).not.toBeNull();
  });
});

describe('choiceQueryOf', () => {
  it('reads slot, kind, words and page, and writes them again', () => {
    const address = '?change=2&type=electric&search=ather&page=3#choice';
    const query = choiceQueryOf('bikes', new URLSearchParams(new URL(address, 'https://a.invalid').search));
    expect(query).toEqual({ slot: 1, type: 'electric', search: 'ather', page: 3 });
    expect(query && choiceAddress(query)).toBe(address);
  });

  it.each(['', 'change=0', 'change=x', 'page=2'])('asks for nothing with %j', (search) => {
    expect(choiceQueryOf('bikes', new URLSearchParams(search))).toBeNull();
  });

  it('lists electric bikes alone in that mode', () => {
    expect(choiceQueryOf('electric', new URLSearchParams('change=1'))?.type).toBe('electric');
  });
});
