import { readFileSync } from 'node:fs';
import { chatNames } from '@dopahiya/engines/testing';
import { expect, it } from 'vitest';
import { allChoices, readStems, valuesOf, writeOut } from './expand-stems.ts';
import { randomOf } from './random.ts';

const stems = readStems();
const root = new URL('../../../', import.meta.url);

/** Files of test questions, whose wording no stem may copy. */
const testFiles = [
  'apps/api/src/testing/typed/questions.ts',
  'apps/api/src/testing/typed/conversations.ts',
  'apps/api/src/testing/typed/searches.ts',
  'packages/engines/src/chat/fixtures/questions.ts',
  'packages/engines/src/chat/fixtures/questions-aside.ts',
];

const compared = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

it('has stems of every meaning in English, Hinglish and Hindi', () => {
  const meanings = [...new Set(stems.map(({ meaning }) => meaning))];
  for (const meaning of meanings) {
    const languages = new Set(stems.filter((stem) => stem.meaning === meaning).map(({ language }) => language));
    expect([meaning, ...languages]).toEqual([meaning, 'en', 'hh', 'hi']);
  }
  expect(meanings.length).toBeGreaterThan(30);
});

it('copies no question by which the bot is tested; single words are free', () => {
  const asked = new Set(
    testFiles.flatMap((file) =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)]
        .map(([, one, other]) => one ?? other ?? '')
        // Kinds of cards and of questions are no questions.
        .filter((literal) => literal.includes(' '))
        .map(compared),
    ),
  );
  expect(asked.size).toBeGreaterThan(400);
  const copies = stems.flatMap(({ text }) =>
    allChoices(text)
      .map(compared)
      .filter((one) => one.includes(' ') && asked.has(one)),
  );
  expect(copies).toEqual([]);
});

it('gives no wording two meanings', () => {
  const meanings = new Map<string, string>();
  const clashes = stems.filter(({ text, meaning }) => {
    const before = meanings.get(text.toLowerCase());
    meanings.set(text.toLowerCase(), meaning);
    return before !== undefined && before !== meaning;
  });
  expect(clashes).toEqual([]);
});

it('writes a stem out with one of each choice and real names, the same for a seed', () => {
  const stem = { meaning: 'on_road_price', language: 'en', text: '[price|cost] of {bike} in {city}' } as const;
  const written = (seed: number) => writeOut(stem, valuesOf(chatNames), randomOf(seed));
  expect(written(3)).toMatch(/^(?:price|cost) of \S.* in \S+/);
  expect(written(3)).toBe(written(3));
  expect(allChoices('[a|b] c [d|]')).toEqual(['a c d', 'a c ', 'b c d', 'b c ']);
  expect(() => writeOut({ ...stem, text: 'a {boat}' }, valuesOf(chatNames), randomOf(1))).toThrow('{boat}');
});
