import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createFolder } from './data-folders.ts';

describe('createFolder', () => {
  it('creates a folder with those above it, and leaves one that is there as it is', () => {
    const path = join(temporaryFolder(), 'a', 'b');
    createFolder(path);
    createFolder(path);
    expect(existsSync(path)).toBe(true);
  });

  it('says why there can be no folder', () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(() => createFolder(join(file, 'a'))).toThrow('ENOTDIR');
  });

  it.runIf(existsSync('/proc/self'))('ends where the file system takes no folders', () => {
    expect(() => createFolder('/proc/x/y')).toThrow('ENOENT');
  });
});
