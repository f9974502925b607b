import { describe, expect, it } from 'vitest';
import { acceptedEncoding, decode, encode } from './content-encoding.ts';

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

  // Regression test for backtracking: a pattern that tries each space as the start of a weight takes minutes
  // here.
  it('reads a header of 300,000 blanks', () => {
    expect(acceptedEncoding(`gzip${' '.repeat(300_000)}x`)).toBe('identity');
  });
});

describe('encode', () => {
  const page = Buffer.from(Array.from({ length: 5000 }, (_, i) => `<li>${(i * i) % 9973}</li>`).join(''));

  it.each(['br', 'gzip', 'identity'] as const)('gives bytes that %s gives back as they were', async (encoding) => {
    for (const sent of ['once', 'often'] as const) {
      expect((await decode(await encode(page, encoding, sent), encoding)).equals(page)).toBe(true);
    }
  });

  it.each(['br', 'gzip'] as const)('makes what is sent often smaller in %s', async (encoding) => {
    const [once, often] = [await encode(page, encoding, 'once'), await encode(page, encoding, 'often')];
    expect(often.length).toBeLessThan(once.length);
  });
});
