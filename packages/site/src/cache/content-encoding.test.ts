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

  // Where each blank is taken for the beginning of a weight, 15,000 take half a second, and these take minutes.
  it('reads a header of 300,000 blanks', () => {
    expect(acceptedEncodings(`gzip${' '.repeat(300_000)}x`).best).toBe('identity');
  });
});
