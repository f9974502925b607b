import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findKeyProblems } from './query-keys.ts';
import { repository } from './repository.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'query-keys-'));
  write('packages/api-client/src/city-queries.ts', "queryOptions({ queryKey: ['cities', search] });");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, source: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), source);
}

const shared = (other: string) =>
  `Query keys that begin with 'cities' are defined in ${other} and packages/api-client/src/city-queries.ts. Let one file own them.`;

describe('findKeyProblems', () => {
  it('finds one owner for every key of this repository', () => {
    expect(findKeyProblems(repository)).toEqual([]);
  });

  it('refuses a second file whose keys begin alike, however it is written', () => {
    const header = 'apps/web/app/layout/site-header.tsx';
    write(header, 'useQuery({\n  queryKey: [\n    "cities",\n    text,\n  ],\n});');
    expect(findKeyProblems(root)).toEqual([shared(header)]);
  });

  it('refuses a second file that writes to the cache by hand', () => {
    const header = 'apps/web/app/layout/site-header.tsx';
    write(header, "queries.setQueryData(['cities', ''], []);");
    expect(findKeyProblems(root)).toEqual([shared(header)]);
  });

  it('lets one file define several queries that begin alike, and tests name what they like', () => {
    write(
      'packages/api-client/src/city-queries.ts',
      "queryOptions({ queryKey: ['cities', 1] }); q({ queryKey: ['cities'] })",
    );
    write('packages/discovery/src/header.test.tsx', "setQueryData(['cities', ''], [])");
    write('packages/discovery/src/testing/cities.ts', "queryOptions({ queryKey: ['cities'] })");
    expect(findKeyProblems(root)).toEqual([]);
  });

  it.each(['[...base, slug]', '[name, slug]', 'keyOf(slug)'])(
    'refuses the key %s, whose owner nobody can find',
    (key) => {
      write('packages/compare/src/compare-queries.ts', `infiniteQueryOptions({ queryKey: ${key}, queryFn })`);
      expect(findKeyProblems(root)).toEqual([
        'packages/compare/src/compare-queries.ts: begin every queryKey with a plain text, so that its owner can be found.',
      ]);
    },
  );
});
