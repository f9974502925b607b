import { describe, expect, it } from 'vitest';
import { untoldHighlights } from './untold-highlights.ts';

describe('untoldHighlights', () => {
  it('leaves out what repeats a figure of the card, whole figures alone', () => {
    const highlights = ['109.7 cc engine rated 7.99 bhp', 'Metal body', '9.7 cc more', '12 inch wheels'];
    expect(untoldHighlights(highlights, ['109.7 cc', '7.99 bhp'])).toEqual([
      'Metal body',
      '9.7 cc more',
      '12 inch wheels',
    ]);
  });

  it('knows a range and a mileage whatever kind they are of', () => {
    const highlights = ['161 km claimed range', '60 kmpl certified', '45 km/h top speed'];
    expect(untoldHighlights(highlights, ['161 km range', '60 kmpl reported'])).toEqual(['45 km/h top speed']);
  });
});
