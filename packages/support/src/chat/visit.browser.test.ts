import { afterEach, expect, it } from 'vitest';
import { keepVisit, readVisit } from './visit.ts';

afterEach(() => keepVisit(null));

it('keeps the latest messages of a long conversation', () => {
  const said = Array.from({ length: 70 }, (_, id) => ({ id, by: 'user' as const, text: `Question ${id}` }));
  keepVisit({ id: 1, name: 'Asha', said });
  const kept = readVisit()?.said ?? [];
  expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([60, 10, 69]);
});
