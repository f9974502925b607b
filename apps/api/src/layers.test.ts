import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const isEntry = (file: string) => /^areas\/[^/]+\/index\.ts$/.test(file);

interface Import {
  /** File of this package by its path in `src`, or the name of another package. */
  from: string;
  /** Imported names. */
  names: string[];
}

const written = new Map(files.map((file) => [file, importsOf(file)]));

function importsOf(file: string): Import[] {
  const found = textOf(file).matchAll(/(?:(?:import|export)\s[^;'"]*?from\s|import\(?\s*)'([^']+)'/g);
  return [...found].map(([statement, name = '']) => ({
    from: name.startsWith('.') ? normalize(join(dirname(file), name)) : name,
    names: (/\{([^}]*)\}/.exec(statement)?.[1] ?? '').split(',').map((one) => one.replace(/^\s*type\s/, '').trim()),
  }));
}

/** Returns the files an import resolves to: those from which an area's entry re-exports the names. */
function filesBehind({ from, names }: Import): string[] {
  if (!isEntry(from)) return [from];
  const passedOn = written.get(from) ?? [];
  return passedOn.filter((one) => one.names.some((name) => names.includes(name))).map((one) => one.from);
}

const importedBy = new Map([...written].map(([file, imports]) => [file, imports.flatMap(filesBehind)]));

/** Returns everything that a file imports directly or indirectly, each with its importer. */
function reachedFrom(file: string): [name: string, importer: string][] {
  const reached = new Map<string, string>();
  const visit = (importer: string) => {
    for (const name of importedBy.get(importer) ?? []) {
      if (reached.has(name)) continue;
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
const isHttp = (name: string) =>
  name.startsWith('core/http/') || /^(?:@hono\/.*|hono(?:-openapi)?(?:\/.*)?)$/.test(name);
const isDatabase = (name: string) =>
  name.startsWith('core/database/') || /^(?:drizzle-orm|pg|@electric-sql)\b/.test(name);

describe('the layers of the API', () => {
  it('find something to look at', () => {
    expect(called(/-service\.ts$/).length).toBeGreaterThan(10);
    expect(importedBy.get('areas/catalogue/brands/brand-routes.ts')).toContain('core/http/present-page.ts');
    expect(importedBy.get('areas/parts/part-service.ts')).toContain('areas/catalogue/bikes/bike-repository.ts');
  });

  it('let services and repositories know no HTTP, whatever they go through', () => {
    const rules = [...called(/-(?:service|repository)\.ts$/), 'core/errors.ts', 'core/paging.ts'];
    expect(offences(isHttp, rules)).toEqual([]);
  });

  it('let routes and presenters know no database', () => {
    const shown = called(/-(?:routes|presenter)\.ts$/);
    expect(
      shown.flatMap((file) => (importedBy.get(file) ?? []).filter(isDatabase).map((name) => `${file} > ${name}`)),
    ).toEqual([]);
  });

  it('let rules of pricing know neither', () => {
    const rules = files.filter((file) => file.startsWith('areas/pricing/'));
    expect(offences((name) => isHttp(name) || isDatabase(name), rules)).toEqual([]);
  });
});

/** Returns `areas/market`, `core`, `cli`, or an empty string for root files. */
const partOf = (file: string) => /^(?:areas\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0] ?? '';

/** Imports from one part to another; tests and their helpers may import from all of them. */
const across = [...written]
  .filter(([file]) => !/(?:^|\/)testing[./]/.test(file))
  .flatMap(([file, imports]) => imports.map(({ from }) => ({ file, from })))
  .filter(({ file, from }) => files.includes(from) && partOf(file) !== partOf(from));

const shown = (imports: typeof across) => imports.map(({ file, from }) => `${file} > ${from}`);

describe('the parts of the API', () => {
  it('find something to look at', () => {
    expect(shown(across)).toContain('areas/parts/part-service.ts > areas/catalogue/index.ts');
  });

  it('build on core, which knows none of them', () => {
    expect(shown(across.filter(({ file }) => partOf(file) === 'core'))).toEqual([]);
  });

  it('are put together by the root, which none of them imports', () => {
    expect(shown(across.filter(({ from }) => partOf(from) === ''))).toEqual([]);
  });

  it('reach an area by its entry alone, but for the list of areas', () => {
    const intoAreas = across.filter(({ file, from }) => from.startsWith('areas/') && file !== 'areas.ts');
    expect(shown(intoAreas.filter(({ from }) => !isEntry(from)))).toEqual([]);
  });

  it('depend on each other in one direction', () => {
    const needs = Map.groupBy(across, ({ file }) => partOf(file));
    const reaches = (part: string, wanted: string, seen = new Set<string>()): boolean =>
      (needs.get(part) ?? []).some(({ from }) => {
        const next = partOf(from);
        if (next === wanted) return true;
        return !seen.has(next) && reaches(next, wanted, seen.add(next));
      });
    expect([...needs.keys()].filter((part) => reaches(part, part))).toEqual([]);
  });
});
