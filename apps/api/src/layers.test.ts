import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
const importedBy = new Map(files.map((file) => [file, importsOf(file)]));

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const names = [...text.matchAll(/(?:from|import\(?)\s*'([^']+)'/g)].map(([, name = '']) => name);
  return names.map((name) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : name));
}

/** Whatever a file imports, also through others, each with the file that imports it; what a query or a body may be is its contract. */
function reachedFrom(file: string): [name: string, importer: string][] {
  const reached = new Map<string, string>();
  const visit = (importer: string) => {
    for (const name of importedBy.get(importer) ?? []) {
      if (reached.has(name) || /-(?:query|input)\.ts$/.test(name)) continue;
      reached.set(name, importer);
      visit(name);
    }
  };
  visit(file);
  return [...reached];
}

function offences(isForbidden: (name: string) => boolean, offenders: string[]): string[] {
  return offenders.flatMap((file) =>
    reachedFrom(file).flatMap(([name, importer]) =>
      isForbidden(name) ? [`${file} reaches ${name} by ${importer}`] : [],
    ),
  );
}

const called = (ending: RegExp) => files.filter((file) => ending.test(file));
const isHttp = (name: string) => name.startsWith('http/') || /^(?:@hono\/.*|hono(?:-openapi)?(?:\/.*)?)$/.test(name);
const isDatabase = (name: string) => name.startsWith('db/') || /^(?:drizzle-orm|pg|@electric-sql)\b/.test(name);

describe('the layers of the API', () => {
  it('find something to look at', () => {
    expect(called(/-service\.ts$/).length).toBeGreaterThan(10);
    expect(importedBy.get('catalogue/brands/brand-routes.ts')).toContain('http/present-page.ts');
  });

  it('let services and repositories know no HTTP, whatever they go through', () => {
    const rules = [...called(/-(?:service|repository)\.ts$/), 'errors.ts', 'paging.ts'];
    expect(offences(isHttp, rules)).toEqual([]);
  });

  it('let routes and presenters know no database', () => {
    const shown = called(/-(?:routes|presenter)\.ts$/);
    expect(
      shown.flatMap((file) => (importedBy.get(file) ?? []).filter(isDatabase).map((name) => `${file} > ${name}`)),
    ).toEqual([]);
  });

  it('let rules of pricing know neither', () => {
    const rules = files.filter((file) => file.startsWith('pricing/'));
    expect(offences((name) => isHttp(name) || isDatabase(name), rules)).toEqual([]);
  });
});
