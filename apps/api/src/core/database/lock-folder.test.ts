import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startCommand } from '../../testing/run-commands.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { lockFolder } from './data-folders.ts';

describe('lockFolder', () => {
  it('refuses a folder that another process holds, and takes it over once that process is killed', async () => {
    const folder = temporaryFolder();
    const holder = startCommand(new URL('../../testing/folder-holder.ts', import.meta.url), {}, [folder]);
    await once(holder.stdout, 'data');
    expect(() => lockFolder(folder)).toThrow(/in use by another process.*Stop the other process, set DATA_DIR/);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow('in use');
    unlock();
  });

  it('gives the folder back', () => {
    const folder = temporaryFolder();
    lockFolder(folder)();
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it('says what to do about a folder that cannot be made', () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(() => lockFolder(join(file, 'data'))).toThrow(/cannot be written.*set DATA_DIR to another folder/);
  });
});
