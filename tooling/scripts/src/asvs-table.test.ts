import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './repository.ts';

const record = readFileSync(join(repository, 'tooling/decisions/0029-accounts.md'), 'utf8');
const tests = globSync('{apps,packages}/*/{src,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: repository });

/** The points of levels 1 and 2 in chapters V6 to V9, by the last number of each section. */
const sections: Record<string, readonly number[]> = {
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
};

interface Row {
  points: string;
  shownBy: string;
}

const rows: Row[] = record
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, points = '', , shownBy = ''] = line.split('|').map((cell) => cell.trim());
    return { points, shownBy };
  });

/** The tests that a row names: a file and the title in it. */
const named = ({ shownBy }: Row) =>
  shownBy.split('; ').map((one) => {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(one) ?? [];
    return { one, file, title };
  });

/** Every point that a row is about: `6.5.2 to 6.5.4` are three. */
function pointsOf({ points }: Row): string[] {
  const spans = points.matchAll(/(\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?/g);
  return [...spans].flatMap(([, section, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${section}.${Number(first) + index}`),
  );
}

function problemOf({ one, file, title }: ReturnType<typeof named>[number]): string[] {
  const [path, ...others] = tests.filter((test) => basename(test) === file);
  if (path === undefined || others.length > 0) return [`${one}: there is not one test file of this name`];
  const source = readFileSync(join(repository, path), 'utf8');
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted))
    ? []
    : [`${file} has no test '${title}'`];
}

describe('the table of ASVS in record 29', () => {
  it('names tests that are there, or says that there is nothing to test', () => {
    const shown = rows.filter(({ shownBy }) => shownBy !== 'nothing to test');
    expect(shown.length).toBeGreaterThan(30);
    expect(shown.flatMap(named).flatMap(problemOf)).toEqual([]);
  });

  it('has every point of levels 1 and 2 about authentication, sessions, access and tokens', () => {
    const all = Object.entries(sections).flatMap(([section, numbers]) => numbers.map((last) => `${section}.${last}`));
    const there = new Set(rows.flatMap(pointsOf));
    expect(all.filter((point) => !there.has(point))).toEqual([]);
  });
});
