import { describe, expect, it } from 'vitest';
import { acceptedEncodings } from './content-encoding.ts';

describe('acceptedEncodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', { best: 'br', quick: 'zstd' }],
    ['br ; q = 0 ,\tGZIP;q=0.5', { best: 'gzip', quick: 'gzip' }],
    ['identity;q=1, *;q=0', { best: 'identity', quick: 'identity' }],
    ['', { best: 'identity', quick: 'identity' }],
  ])('reads %j', (header, accepted) => {
    expect(acceptedEncodings(header)).toEqual(accepted);
  });

  // One of these took half a second when each blank was taken for the beginning of a weight: all take minutes.
  it('reads three hundred headers of blanks in the time of a test', () => {
    const accepted = Array.from({ length: 300 }, () => acceptedEncodings(`gzip${' '.repeat(15_000)}x`));
    expect(accepted).toHaveLength(300);
  });
});
