import { describe, expect, it } from 'vitest';
import { compressText, contentCodings } from './compressed-text.ts';

describe('compressText', () => {
  it('gives bytes of their own, which keep nothing else in memory', async () => {
    const text = await compressText('<svg/>'.repeat(100));
    for (const coding of contentCodings) expect(text[coding].buffer.byteLength).toBe(text[coding].byteLength);
  });
});
