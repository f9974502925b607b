import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endOf, startCommand } from './testing/source-command.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const run = (...args: string[]) =>
  endOf(startCommand(new URL('articles.ts', import.meta.url), { DATA_DIR: temporaryFolder() }, args));

describe('the command articles', { timeout: 60_000 }, () => {
  it('names file, line and reason of what it refuses, and ends with 1', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'plain.md'), 'Only text.');
    const { code, errors } = await run('import', folder);
    expect(code).toBe(1);
    expect(errors).toContain('plain.md:1: must begin with front matter');
    expect(errors).toContain('Nothing was written; wrong places: 1.');
  });

  it('says what it can do', async () => {
    const { code, errors } = await run();
    expect(code).toBe(1);
    expect(errors).toContain('articles import FOLDER');
  });
});
