import { describe, expect, it } from 'vitest';
import { hasOneName, namesOf } from './person-names.ts';

describe('namesOf', () => {
  it.each([
    ['Asha', 'Rao', ['Asha', 'Rao']],
    ['Asha', '-', ['Asha']],
    ['श्\u200Dयाम', ' - ', ['श्\u200Dयाम']],
    ['Asha', 'Rao-Iyer', ['Asha', 'Rao-Iyer']],
  ])('of %s %s are %j', (first_name, last_name, names) => {
    expect(namesOf({ first_name, last_name })).toEqual(names);
    expect(hasOneName({ last_name })).toBe(names.length === 1);
  });
});
