import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articlesCommand } from './articles.ts';
import { commandResult } from '../testing/run-commands.ts';
import { someSettings } from '../testing/temporary-data-folder.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const run = async (...args: string[]) => commandResult(articlesCommand, await someSettings(), args);

describe('the command articles', () => {
  it('names file, line and reason of what it refuses, and ends with 1', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'plain.md'), 'Only text.');
    const { code, errors } = await run('import', folder);
    expect(code).toBe(1);
    expect(errors).toContain('plain.md:1: must begin with front matter');
    expect(errors).toContain('Nothing was written; wrong places: 1.');
  });

  it('reads no pipe, no device and no folder as an article, and says so of each', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'x.md'), { recursive: true });
    execFileSync('mkfifo', [join(folder, 'pipe.md')]);
    symlinkSync('/dev/zero', join(folder, 'zero.md'));
    const { code, errors } = await run('import', folder);
    expect(code).toBe(1);
    expect(errors.split('\n').slice(0, 3)).toEqual([
      'pipe.md:1: is a pipe: only regular files are read',
      'x.md:1: is a folder: only regular files are read',
      'zero.md:1: is a device: only regular files are read',
    ]);
  });

  it('names a folder that is not there', async () => {
    const { code, errors } = await run('import', '/nowhere/articles');
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^\/nowhere\/articles cannot be read \(ENOENT.*Name a folder\./),
    ]);
  });

  it('says what it can do', async () => {
    const { code, errors } = await run();
    expect(code).toBe(1);
    expect(errors).toContain('articles import FOLDER');
  });
});
