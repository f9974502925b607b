import { describe, expect, it } from 'vitest';
import { afterLast, withImport, withItems } from './edit-source.ts';

describe('afterLast', () => {
  it('puts a line after the last of its kind', () => {
    expect(afterLast('a1\na2\nb\n', /^a.*\n/gm, 'a3\n')).toBe('a1\na2\na3\nb\n');
  });

  it('refuses a source without such a line', () => {
    expect(() => afterLast('b\n', /^a.*\n/gm, 'a3\n')).toThrow(
      "There is no line to put 'a3' after. Put it in by hand.",
    );
  });
});

describe('withImport', () => {
  it('imports a name with the others of its module', () => {
    const text = "import {\n  one,\n  two,\n} from '@dopahiya/visitor';\n";
    expect(withImport(text, 'three', '@dopahiya/visitor')).toBe(
      "import {\n  one,\n  two, three } from '@dopahiya/visitor';\n",
    );
  });

  it('imports from a new module after the others of ours', () => {
    const text = "import { one } from '@dopahiya/visitor';\nimport { two } from './two.ts';\n";
    expect(withImport(text, 'three', '@dopahiya/site')).toBe(
      "import { one } from '@dopahiya/visitor';\nimport { three } from '@dopahiya/site';\nimport { two } from './two.ts';\n",
    );
  });
});

describe('withItems', () => {
  it.each([
    ['on one line', 'const all = { a, b };', 'const all = { a, b, c, d};'],
    ['on several', 'const all = {\n  a: [1],\n  b: { e: 2 },\n};', 'const all = {\n  a: [1],\n  b: { e: 2 }, c, d};'],
  ])('adds to the end of what stands %s', (_, text, expected) => {
    expect(withItems(text, 'const all = {', 'c', 'd')).toBe(expected);
  });

  it('refuses a source without such a list', () => {
    expect(() => withItems('', 'const all = [', 'c')).toThrow("There is no 'const all = [' to put c into.");
  });
});
