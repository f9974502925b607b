import { describe, expect, it } from 'vitest';
import spoken from './fixtures/spoken-quotations.json' with { type: 'json' };
import { readQuotation } from './read-quotation.ts';

describe('readQuotation', () => {
  it.each(spoken)('reads $kind: $text', ({ text, lines, total }) => {
    const quotation = readQuotation(text);
    const read = quotation.lines.map(({ code, amount, flags }) => [code, amount, ...flags].join(' ')).join(', ');
    expect({ lines: read, total: quotation.total }).toEqual({ lines, total });
  });

  it('knows at least sixty of them', () => expect(spoken.length).toBeGreaterThanOrEqual(60));
});
