import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository, rootEntries } from './repository.ts';

describe('the repository', () => {
  it('holds nothing in its root folder but what belongs there', () => {
    const visible = readdirSync(repository).filter((name) => !name.startsWith('.'));
    expect(visible.filter((name) => !rootEntries.includes(name))).toEqual([]);
  });

  it('has at most 18 scripts at the root', () => {
    const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { scripts: object };
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(18);
  });
});
