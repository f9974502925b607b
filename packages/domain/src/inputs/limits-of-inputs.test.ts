import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as inputs from './index.ts';

type Field = [name: string, schema: z.ZodType];

/** Returns the fields of an input, also of one that is converted before or after it is checked. */
function fieldsOf(name: string, schema: unknown): Field[] {
  if (schema instanceof z.ZodPipe) return [...fieldsOf(name, schema.in), ...fieldsOf(name, schema.out)];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, field]) => [`${name}: ${key}`, field]);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(name, option));
  return [];
}

/** A page beyond the end is answered by 404, and a spec sheet has a limit of its own. */
const longText = 'specSheetSchema: text';
const fields = Object.entries(inputs)
  .flatMap(([name, schema]) => fieldsOf(name, schema))
  .filter(([name]) => !name.endsWith(': page') && name !== longText);

/** Names the fields that take a value and keep all of it. */
const keeping = (value: unknown, isKept: (kept: unknown) => boolean): string[] =>
  fields.flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(value);
    return success && isKept(data) ? [name] : [];
  });

const sizeOf = (kept: unknown): number => JSON.stringify(kept ?? null).length;

describe('every field of a request', () => {
  it('is found by these tests', () => {
    expect(fields.length).toBeGreaterThan(150);
  });

  it('has a longest text', () => {
    const isLong = (kept: unknown) => sizeOf(kept) > 10_000;
    expect(keeping('x'.repeat(12_000), isLong)).toEqual([]);
    expect(keeping('word '.repeat(2400), isLong)).toEqual([]);
  });

  it('has a largest number that a column can hold', () => {
    const isHuge = (kept: unknown) => typeof kept === 'number' && kept > 2 ** 31 - 1;
    expect(keeping(1e15, isHuge)).toEqual([]);
    expect(keeping('100000000000000', isHuge)).toEqual([]);
  });

  it('has a longest list', () => {
    const isLong = (kept: unknown) => Array.isArray(kept) && kept.length > 2000;
    const texts = Array.from({ length: 5000 }, (_, index) => `a${index}`);
    expect(keeping(texts, isLong)).toEqual([]);
    expect(keeping(texts.join(','), isLong)).toEqual([]);
    expect(
      keeping(
        Array.from({ length: 5000 }, (_, index) => index + 1),
        isLong,
      ),
    ).toEqual([]);
  });
});
