import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');

const sources = globSync('{packages/*/src,apps/web/app}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file),
);

const writes = /\bremembered[<(]|\.setItem\(|indexedDB|from 'idb-keyval'/;
const named = /\b(?:key|mark|username): '([\w-]+)'|\bconst \w*[kK]ey = '([\w-]+)'/g;

/** Returns the browser storage keys in a source file. */
const keysIn = (source: string): string[] =>
  [...source.matchAll(named)].map(([, inObject, alone]) => inObject ?? alone ?? '');

it('the page on cookies names every key under which the browser stores something, and no other', () => {
  const writers = sources.filter((file) => writes.test(read(file)) && !file.endsWith('/remembered.ts'));
  const stored = writers.map((file) => ({ file, keys: keysIn(read(file)) }));
  expect(stored.filter(({ keys }) => keys.length === 0)).toEqual([]);
  const listed = [
    ...read('packages/support/src/cookies-page/stored-values.ts').matchAll(/texts\.(\w+), keys: \[(.*?)\]/g),
  ];
  const ofStorage = listed.slice(listed.findIndex(([, what]) => what === 'city'));
  const told = ofStorage.flatMap(([, , keys = '']) => [...keys.matchAll(/'([^']+)'/g)].map(([, key = '']) => key));
  // React Router stores scroll positions.
  const written = [...stored.flatMap(({ keys }) => keys), 'react-router-scroll-positions'];
  expect(told.toSorted()).toEqual([...new Set(written)].toSorted());
});
