import { describe, expect, it } from 'vitest';
import { cutText, languageOf, linkedIn, wordsOf } from './news-text.ts';

describe('wordsOf', () => {
  it.each([
    ['tags', '<p>Calm <b>and</b> light.</p><script>alert(1)</script>', 'Calm and light. alert(1)'],
    ['links and addresses', 'See [the list](https://a.example/x) or https://b.example now', 'See the list or now'],
    ['marks of bold', '**Calm** and **light**', 'Calm and light'],
    ['the way to the full review', 'Calm. Read full review', 'Calm.'],
    ['entities', 'A &amp; B &lt;3', 'A & B <3'],
    ['nothing of a comparison of numbers', '3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
  ])('leaves out %s', (_, written, words) => {
    expect(wordsOf(written)).toBe(words);
  });

  it('takes little time for much that is never closed', () => {
    const started = performance.now();
    wordsOf('<a '.repeat(30_000) + '['.repeat(30_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('languageOf', () => {
  it('goes by the script', () => {
    expect(languageOf('GST on two-wheelers, ₹1,00,000')).toBe('en');
    expect(languageOf('350 cc की सीमा')).toBe('hi');
  });
});

describe('linkedIn', () => {
  const html = (address: string) => `<p>See <a href="${address}">the list</a> at /bikes.</p>`;

  it.each([
    ['/bikes?budget=0-100000', '/hi/bikes?budget=0-100000'],
    ['/', '/hi'],
    ['/hi/bikes', '/hi/bikes'],
    ['https://a.example/x', 'https://a.example/x'],
    ['//a.example/x', '//a.example/x'],
    ['#costs', '#costs'],
  ])('leads %s to %s in Hindi', (address, own) => {
    expect(linkedIn(html(address), { prefix: '/hi' })).toBe(html(own));
    expect(linkedIn(html(address), { prefix: '' })).toBe(html(address));
  });
});

describe('cutText', () => {
  it('keeps a short text, and ends a long one with a word and an ellipsis', () => {
    expect(cutText('Short.', 150)).toBe('Short.');
    expect(cutText('One two three four', 12)).toBe('One two…');
    const cut = cutText('word '.repeat(100), 150);
    expect(cut.length).toBeLessThanOrEqual(150);
    expect(cut).toMatch(/word…$/);
  });

  it('cuts a word that is as long as the text', () => {
    expect(cutText('x'.repeat(300), 200)).toBe(`${'x'.repeat(199)}…`);
  });
});
