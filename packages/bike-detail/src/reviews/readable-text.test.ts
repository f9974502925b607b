import { describe, expect, it } from 'vitest';
import { lengthOf, previewOf, readableText } from './readable-text.ts';

const flat = (written: string) =>
  readableText(written)
    .map(({ text, isBold }) => (isBold ? `[${text}]` : text))
    .join('');

describe('readableText', () => {
  it.each([
    ['Rides <b>well</b>.', 'Rides well .'],
    ['<script>alert(1)</script>Fine', 'alert(1) Fine'],
    ['<scr<i>ipt>x', 'x'],
    ['See [my blog](https://example.com/a) please', 'See my blog please'],
    ['See https://example.com/a?b=c or www.example.com now', 'See or now'],
    ['The **seat** is **hard**', 'The [seat] is [hard]'],
    ['Two ** stars', 'Two ** stars'],
    ['**a** b ** c', '[a] b ** c'],
    ['  many   blanks\n\nand lines ', 'many blanks and lines'],
    ['', ''],
  ])('reads %j', (written, read) => {
    expect(flat(written)).toBe(read);
  });
});

describe('previewOf', () => {
  const runs = readableText('abc**def**ghi');

  it('keeps the weight of what is cut', () => {
    expect(previewOf(runs, 5)).toEqual([
      { text: 'abc', isBold: false, at: 0 },
      { text: 'de', isBold: true, at: 3 },
      { text: '…', isBold: false, at: 5 },
    ]);
  });

  it('leaves a text that fits as it is', () => {
    expect(previewOf(runs, 9)).toEqual(runs);
    expect(lengthOf(runs)).toBe(9);
  });
});
