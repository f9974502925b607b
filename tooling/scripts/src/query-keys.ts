import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['packages/*/src/**/*.{ts,tsx}', 'apps/web/app/**/*.{ts,tsx}'];
const notShipped = ['**/*.test.*', '**/*.stories.*', '**/testing/**'];

const options = /\b(?:infiniteQ|q)ueryOptions\(/g;
/** Query keys in definitions, and in manual cache writes. */
const definedKey = /\bqueryKey:\s*\[\s*(['"`])([^'"`]+)\1/g;
const writtenKey = /\bset(?:Query|Queries)Data\(\s*\[\s*(['"`])([^'"`]+)\1/g;

interface KeyFile {
  path: string;
  /** First elements of the keys in it. */
  firstKeys: ReadonlySet<string>;
  /** Whether each of its query options has a string literal as first element of its key. */
  isReadable: boolean;
}

/** Finds first elements of query keys that two files define, and files whose keys cannot be read. */
export function findKeyProblems(root: string): string[] {
  const files = globSync(sources, { cwd: root, exclude: notShipped })
    .toSorted()
    .map((path) => readKeys(path, readFileSync(join(root, path), 'utf8')));
  return [...sharedKeys(files), ...unreadableKeys(files)];
}

function readKeys(path: string, source: string): KeyFile {
  const defined = namesIn(source, definedKey);
  const firstKeys = new Set([...defined, ...namesIn(source, writtenKey)]);
  return { path, firstKeys, isReadable: defined.length >= [...source.matchAll(options)].length };
}

const namesIn = (source: string, key: RegExp): string[] => [...source.matchAll(key)].map(([, , name = '']) => name);

function sharedKeys(files: readonly KeyFile[]): string[] {
  const names = new Set(files.flatMap(({ firstKeys }) => [...firstKeys]));
  return [...names].flatMap((name) => {
    const owners = files.filter(({ firstKeys }) => firstKeys.has(name)).map(({ path }) => path);
    return owners.length < 2
      ? []
      : [`Query keys that begin with '${name}' are defined in ${owners.join(' and ')}. Let one file own them.`];
  });
}

const unreadableKeys = (files: readonly KeyFile[]): string[] =>
  files
    .filter(({ isReadable }) => !isReadable)
    .map(({ path }) => `${path}: begin every queryKey with a plain text, so that its owner can be found.`);
