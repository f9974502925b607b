import { describe, expect, it } from 'vitest';
import { readRowId } from './row-id.ts';

describe('readRowId', () => {
  it.each([
    ['1', 1],
    ['61', 61],
    ['999999999', 999_999_999],
  ])('reads %s', (text, id) => expect(readRowId(text)).toBe(id));

  it.each([
    '',
    '0',
    '00',
    '061',
    '0061',
    '+61',
    '-61',
    '61.0',
    '6e1',
    '0x3d',
    ' 61',
    '61 ',
    '61\n',
    '６１',
    '६१',
    '1000000000',
  ])('takes %j for no id', (text) => expect(readRowId(text)).toBeUndefined());

  it('takes nothing for no id', () => expect(readRowId(undefined)).toBeUndefined());
});
