import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Each folder imports only from those before it. */
const rooms = [
  'site',
  'typed',
  'specifications',
  'requests',
  'content',
  'bikes',
  'parts',
  'places',
  'prices',
  'market',
  'moderation',
  'account',
  'chat',
  'desk',
  'languages',
  'inputs',
];

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');
const files = rooms.flatMap((room) => globSync(`${room}/**/*.ts`, { cwd: import.meta.dirname }));
const roomOf = (path: string): string => path.slice(0, path.indexOf('/'));

function takenFrom(file: string): string[] {
  const imports = [...read(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) => path);
  return imports.map((path) => roomOf(posix.join(posix.dirname(file), path)));
}

describe('the rooms of domain', () => {
  it('take from those before them alone', () => {
    const wrong = files.flatMap((file) => {
      const after = new Set(rooms.slice(rooms.indexOf(roomOf(file)) + 1));
      return takenFrom(file)
        .filter((room) => after.has(room))
        .map((room) => `${file} takes from ${room}`);
    });
    expect(files.length).toBeGreaterThan(rooms.length);
    expect(wrong).toEqual([]);
  });
});
