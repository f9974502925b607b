import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listOf, pageOf } from './lists.ts';

const item = z.object({ id: z.int(), name: z.string() });
const shine = { id: 1, name: 'Shine' };

describe('listOf', () => {
  it.each([
    ['an array', [shine]],
    ['results', { count: 1, results: [shine] }],
    ['data', { data: [shine] }],
  ])('reads %s', (_form, answer) => {
    expect(listOf(item).parse(answer)).toEqual([shine]);
  });

  it('drops items without an id', () => {
    expect(listOf(item).parse([shine, { name: 'Nobody' }, { id: null, name: 'Nothing' }, null])).toEqual([shine]);
  });

  it.each([null, undefined, 'text', 7, {}, { results: 'text' }, { data: null }])('refuses %j', (answer) => {
    expect(listOf(item).safeParse(answer).success).toBe(false);
  });

  it('refuses an item that breaks the contract', () => {
    expect(listOf(item).safeParse([{ id: 1, name: 2 }]).success).toBe(false);
  });
});

describe('pageOf', () => {
  it('keeps count and links', () => {
    const page = { count: 12, next: '/api/bikes/?page=3', previous: '/api/bikes/?page=1', results: [shine] };
    expect(pageOf(item).parse(page)).toEqual(page);
  });

  it('takes a bare array for the only page', () => {
    expect(pageOf(item).parse([shine])).toEqual({ count: 1, next: null, previous: null, results: [shine] });
  });
});
