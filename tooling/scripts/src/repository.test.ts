import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repository, rootEntries } from './repository.ts';

describe('the repository', () => {
  it('holds nothing in its root folder but what belongs there', () => {
    const visible = readdirSync(repository).filter((name) => !name.startsWith('.'));
    expect(visible.filter((name) => !rootEntries.includes(name))).toEqual([]);
  });
});
