import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['packages/*/src/**/*.{ts,tsx}', 'apps/*/{app,src}/**/*.{ts,tsx}'];
const tests = ['**/*.test.*', '**/testing/**'];

/** Where libraries are reached into; `reviewed-versions.ts` in the first of them lists what each file relies on. */
const rooms = ['packages/site/src/fast/', 'packages/site/src/router-parts/'];

/** What React, React Router and styled-components keep private. */
const privateParts = /UNSAFE_\w+|__reactRouter\w+|__PRIVATE__|__\w+_INTERNALS_\w+|\bcomponentStyle\b|lib\/dom\/ssr/g;

/** Every file outside of the rooms for it that names a private part of a library, in words. */
export function findPrivateParts(root: string): string[] {
  const files = globSync(sources, { cwd: root, exclude: tests }).toSorted();
  return files
    .filter((path) => !rooms.some((room) => path.startsWith(room)))
    .flatMap((path) => {
      const found = new Set(readFileSync(join(root, path), 'utf8').match(privateParts));
      return [...found].map(
        (part) => `${path} reaches for ${part}: libraries are reached into in ${rooms.join(' and ')}.`,
      );
    });
}
