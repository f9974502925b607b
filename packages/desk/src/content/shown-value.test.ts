import { describe, expect, it } from 'vitest';
import { differingLines, textOf } from './shown-value.ts';

const words = { alt: 'What it shows', credit: 'Photographer', 'hi.question': 'Question in Hindi', on_sale: 'On sale' };

describe('values in words', () => {
  it('names what is in an object, and choices', () => {
    expect(textOf({ alt: 'From the left', credit: null }, words)).toBe('What it shows: From the left');
    expect(textOf({ hi: { question: 'क्यों?' } }, words)).toBe('Question in Hindi: क्यों?');
    expect(textOf('on_sale', words)).toBe('On sale');
  });

  it('keeps what has no name', () => {
    expect(textOf({ shade: 'red' }, words)).toBe('shade: red');
    expect(textOf('constructor', words)).toBe('constructor');
  });

  it('compares lists item by item', () => {
    const left = { alt: 'Left' };
    expect(differingLines([left], [left, { alt: 'Right' }], words)).toEqual({
      before: [],
      after: ['What it shows: Right'],
    });
  });
});
