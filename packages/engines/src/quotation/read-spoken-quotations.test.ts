import { describe, expect, it } from 'vitest';
import { spokenQuotations } from './fixtures/spoken-quotations.ts';
import { readQuotation } from './read-quotation.ts';

const cases = Object.entries(spokenQuotations).flatMap(([kind, quotations]) =>
  quotations.map(([text, lines, total]) => ({ kind, text, lines, total })),
);

describe('readQuotation', () => {
  it.each(cases)('reads $kind: $text', ({ text, lines, total }) => {
    const quotation = readQuotation(text);
    const read = quotation.lines.map(({ code, amount, flags }) => [code, amount, ...flags].join(' ')).join(', ');
    expect({ lines: read, total: quotation.total }).toEqual({ lines, total });
  });

  it('knows at least sixty of them', () => expect(cases.length).toBeGreaterThanOrEqual(60));
});
