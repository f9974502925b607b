import { describe, expect, it } from 'vitest';
import { visibleName } from './visible-name.ts';

describe('visibleName', () => {
  it.each([
    ['a zero-width blank', 'Asha\u200B Rao', 'Asha Rao'],
    ['joiners between Latin letters', 'As\u200Dha', 'Asha'],
    ['a filler', 'Asha\u3164', 'Asha'],
  ])('leaves out %s', (_, name, visible) => {
    expect(visibleName(name)).toBe(visible);
  });

  it.each([
    ['a joiner of Devanagari', 'श्\u200Dयाम'],
    ['a joiner of Urdu', 'مه\u200Cدی'],
    ['what turns the direction, which is refused', 'Asha\u202E'],
  ])('leaves %s', (_, name) => {
    expect(visibleName(name)).toBe(name);
  });
});
