import { describe, expect, it } from 'vitest';

// Imported by pattern, so that it does not count as a use of each name.
const entries = import.meta.glob<Record<string, unknown>>('./{index,bikes,money,frame,cities,market,news}.ts', {
  eager: true,
});
const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** Folders outside the general components, with those they may import from. */
const rooms: Record<string, readonly string[]> = {
  bikes: ['money'],
  money: [],
  frame: ['cities'],
  cities: [],
  market: ['bikes', 'money'],
  news: [],
};

const isPart = (file: string): boolean =>
  file.split('/').length > 2 && !/\.(test|stories)\.tsx?$|^\.\/testing\//.test(file);

const roomOf = (path: string): string => {
  const [, folder = ''] = path.split('/');
  return folder in rooms ? folder : 'general';
};

function takenFrom(file: string, source: string): string[] {
  const imports = [...source.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) => path);
  const here = `http://x/${file}`;
  return [...new Set(imports.map((path) => roomOf(`.${new URL(path, here).pathname}`)))];
}

describe('the rooms of ui-kit', () => {
  it('keeps the general parts free of what stands in a room, and rooms free of others than those named', () => {
    const wrong = Object.entries(sources)
      .filter(([file]) => isPart(file))
      .flatMap(([file, source]) => {
        const own = roomOf(file);
        const allowed = new Set(['general', own, ...(rooms[own] ?? [])]);
        const taken = takenFrom(file, source).filter((room) => !allowed.has(room));
        return taken.map((room) => `${file} takes from ${room}`);
      });
    expect(wrong).toEqual([]);
  });

  it('knows every room by its entry', () => {
    const names = Object.keys(rooms).map((room) => `./${room}.ts`);
    expect(Object.keys(entries).toSorted()).toEqual(['./index.ts', ...names].toSorted());
  });
});
