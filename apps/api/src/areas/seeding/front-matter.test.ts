import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

const read = (...lines: string[]) => {
  const { values, fault } = readFrontMatter(lines, 2);
  return fault ?? Object.fromEntries(values.map(({ key, value }) => [key, value]));
};

describe('readFrontMatter', () => {
  it.each([
    ['text with a colon', 'title: A and B: side by side', { title: 'A and B: side by side' }],
    ['text in quotes', `title: 'It''s # one'`, { title: "It's # one" }],
    ['true and false', 'sample: true', { sample: true }],
    ['a list', 'tags: [350 cc, "a, b", Guide]', { tags: ['350 cc', 'a, b', 'Guide'] }],
    ['an empty list', 'tags: []', { tags: [] }],
    [
      'pairs',
      'specifications: { Engine: 97.2 cc, Max power: 8 bhp }',
      { specifications: { Engine: '97.2 cc', 'Max power': '8 bhp' } },
    ],
    ['text with a note after it', 'category: Guide   # of four', { category: 'Guide' }],
    ['text with a number sign in it', 'title: Why #1 sells', { title: 'Why #1 sells' }],
    ['no value', 'tool:', { tool: undefined }],
  ])('reads %s', (_, line, values) => {
    expect(read(line)).toEqual(values);
  });

  it('reads items and pairs on lines of their own, and leaves out notes and empty lines', () => {
    expect(read('# A note', 'bikes:', '  - activa', '  - jupiter', '', 'specifications:', '  Engine: 110 cc')).toEqual({
      bikes: ['activa', 'jupiter'],
      specifications: { Engine: '110 cc' },
    });
  });

  it.each([
    [
      'a line without a name',
      ['title: A', 'and more'],
      { line: 3, reason: 'is not front matter: a line says `name: value`' },
    ],
    ['a name that stands twice', ['title: A', 'title: B'], { line: 3, reason: 'title: stands twice' }],
    ['a pair that stands twice', ['s:', '  A: 1', '  A: 2'], { line: 4, reason: 'A: stands twice' }],
    [
      'an item below a text',
      ['title: A', '  - b'],
      { line: 3, reason: 'is indented, and belongs to no list and no pairs above it' },
    ],
    [
      'an item below nothing',
      ['  - b'],
      { line: 2, reason: 'is indented, and belongs to no list and no pairs above it' },
    ],
  ])('refuses %s', (_, lines, fault) => {
    expect(read(...lines)).toEqual(fault);
  });

  it('takes a name of the language for nothing but a name', () => {
    const pairs = (read('s: { __proto__: x, constructor: y }') as { s: object }).s;
    expect(Object.keys(pairs)).toEqual(['__proto__', 'constructor']);
    expect(({} as { x?: string }).x).toBeUndefined();
  });

  it.each(['[', '{', '"', "'", ', ', 'a: ', '- '])('comes to an end with many of %s', (piece) => {
    const many = piece.repeat(50_000);
    expect(read(`title: [${many}]`, `x: {${many}}`, ` ${many}`)).toMatchObject({
      reason: expect.any(String) as string,
    });
  });
});
