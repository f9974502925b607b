import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from './content-encoding.ts';

describe('acceptedEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br ; q = 0 ,\tGZIP;q=0.5', 'gzip'],
    ['identity;q=1, *;q=0', 'identity'],
    ['zstd', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('reads %j', (header, accepted) => {
    expect(acceptedEncoding(header)).toBe(accepted);
  });

  // Where each blank is taken for the beginning of a weight, 15,000 take half a second, and these take minutes.
  it('reads a header of 300,000 blanks', () => {
    expect(acceptedEncoding(`gzip${' '.repeat(300_000)}x`)).toBe('identity');
  });
});
