import { describe, expect, it } from 'vitest';
import { asWritten, formatDateIn, formatMonthIn, wordings } from './index.ts';

const en = { hello: 'Hello', of: (what: string, count: number) => `${count} of ${what}`, group: { bye: 'Bye' } };
const hi = { hello: 'नमस्ते', of: (what: string, count: number) => `${what}: ${count}`, group: { bye: 'अलविदा' } };
const texts = wordings({ en, hi });

describe('wordings', () => {
  it('hold a text, a group and what a function returns in every language', () => {
    expect(texts.hello).toEqual({ en: 'Hello', hi: 'नमस्ते' });
    expect(texts.group.bye).toEqual({ en: 'Bye', hi: 'अलविदा' });
    expect(texts.of('Pulsar', 3)).toEqual({ en: '3 of Pulsar', hi: 'Pulsar: 3' });
  });

  it('take each language of a wording inside a text', () => {
    expect(texts.of(texts.hello, 2)).toEqual({ en: '2 of Hello', hi: 'नमस्ते: 2' });
    expect(texts.of(asWritten('TVS'), 1)).toEqual(texts.of('TVS', 1));
  });

  it('cannot be made where a text is missing', () => {
    // @ts-expect-error -- Hindi has no text for `hello`
    expect(wordings({ en: { hello: 'Hello' }, hi: {} })).toEqual({ hello: { en: 'Hello', hi: undefined } });
  });
});

describe('dates', () => {
  it.each([
    ['en', '14 Jun 2026', 'June 2026'],
    ['hi', '14 जून 2026', 'जून 2026'],
  ] as const)('are written in %s', (language, day, month) => {
    expect([formatDateIn(language, '2026-06-14'), formatMonthIn(language, '2026-06')]).toEqual([day, month]);
  });
});
