import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPostgres } from './find-postgres.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'postgres-'));
  vi.stubEnv('PATH', root);
  vi.stubEnv('POSTGRES_BIN', '');
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

/** Creates a folder below the root with these programs. */
function folder(name: string, programs = ['initdb', 'postgres']): string {
  const path = join(root, name);
  mkdirSync(path, { recursive: true });
  for (const program of programs) {
    writeFileSync(join(path, program), '');
    chmodSync(join(path, program), 0o755);
  }
  return path;
}

const find = () => findPostgres(join(root, 'debian/*/bin'));

describe('findPostgres', () => {
  it('takes the folder that POSTGRES_BIN names before any other', () => {
    const own = folder('own');
    vi.stubEnv('PATH', folder('path'));
    vi.stubEnv('POSTGRES_BIN', own);
    expect(find()).toBe(own);
  });

  it('takes the folder on PATH, or the one that a link there leads to', () => {
    const whole = folder('whole');
    vi.stubEnv('PATH', `/nowhere:${whole}`);
    expect(find()).toBe(whole);
    const links = folder('links', []);
    symlinkSync(join(whole, 'initdb'), join(links, 'initdb'));
    vi.stubEnv('PATH', links);
    expect(find()).toBe(whole);
  });

  it('takes the newest of Debian that is complete', () => {
    folder('debian/9/bin');
    const newest = folder('debian/15/bin');
    folder('debian/16/bin', ['initdb']);
    expect(find()).toBe(newest);
  });

  it('finds none on a machine without PostgreSQL', () => {
    expect(find()).toBeNull();
  });

  it('says what is wrong when POSTGRES_BIN names nothing', () => {
    vi.stubEnv('POSTGRES_BIN', join(root, 'missing'));
    expect(find).toThrow(`POSTGRES_BIN names ${join(root, 'missing')}, where initdb and postgres are not.`);
  });
});
