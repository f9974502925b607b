import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type FolderLimits, readGivenFile, readGivenFolder, writeGivenFile } from './given-files.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const KB = 1024;

function newFolder(): string {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Paths that no command should read, with the expected error message. */
const unfit: [name: string, make: (path: string) => unknown, reason: RegExp][] = [
  ['a pipe', (path) => execFileSync('mkfifo', [path]), /^is a pipe: only regular files are read$/],
  ['a folder', (path) => mkdirSync(path), /^is a folder: only regular files are read$/],
  ['a link to a device', (path) => symlinkSync('/dev/zero', path), /^is a device: only regular files are read$/],
  ['a socket', listenAt, /^is a socket: only regular files are read$/],
  ['a link to nothing', (path) => symlinkSync('nowhere', path), /^cannot be read \(ENOENT/],
  ['a link to itself', (path) => symlinkSync(path, path), /^cannot be read \(ELOOP/],
  ['a large file without content', (path) => makeSparse(path, 2 ** 40), /^is larger than 1 kB$/],
  ['a file with one byte too many', (path) => writeFileSync(path, 'a'.repeat(KB + 1)), /^is larger than 1 kB$/],
];

async function listenAt(path: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(path, resolve));
  onTestFinished(() => void server.close());
}

function makeSparse(path: string, bytes: number): void {
  writeFileSync(path, '');
  truncateSync(path, bytes);
}

describe('a file that a command is given', () => {
  it.each(unfit)('is not read when it is %s', async (_, make, reason) => {
    const path = join(newFolder(), 'x.md');
    await make(path);
    await expect(readGivenFile(path, KB)).rejects.toThrow(reason);
  });

  it('is not read when its size is not known and it never ends', async () => {
    // This virtual file is generated on read and reports a size of 0 bytes.
    await expect(readGivenFile('/proc/self/maps', 10)).rejects.toThrow('is larger than');
  });

  it('is read up to its limit, by a symbolic link too', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'a.md'), 'a'.repeat(KB));
    writeFileSync(join(folder, 'empty.md'), '');
    symlinkSync('a.md', join(folder, 'b.md'));
    expect((await readGivenFile(join(folder, 'b.md'), KB)).length).toBe(KB);
    expect((await readGivenFile(join(folder, 'empty.md'), KB)).length).toBe(0);
  });
});

describe('a folder that a command is given', () => {
  const limits: FolderLimits = { files: 3, fileBytes: KB, bytes: 2 * KB };

  it('is read file by file, and says of each why it is not', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'good.md'), 'Text');
    writeFileSync(join(folder, 'other.txt'), 'Other');
    execFileSync('mkfifo', [join(folder, 'pipe.md')]);
    mkdirSync(join(folder, 'x.md'));
    expect(await readGivenFolder(folder, '.md', limits)).toMatchObject([
      { name: 'good.md', text: 'Text' },
      { name: 'pipe.md', fault: { message: 'is a pipe: only regular files are read' } },
      { name: 'x.md', fault: { message: 'is a folder: only regular files are read' } },
    ]);
  });

  it('is refused with more files than may be', async () => {
    const folder = newFolder();
    for (const name of ['a', 'b', 'c', 'd']) writeFileSync(join(folder, `${name}.md`), '');
    await expect(readGivenFolder(folder, '.md', limits)).rejects.toThrow('holds more than 3 files *.md');
  });

  it('is refused where its files are too large together', async () => {
    const folder = newFolder();
    for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, `${name}.md`), 'a'.repeat(KB));
    await expect(readGivenFolder(folder, '.md', limits)).rejects.toThrow('holds more than 2 kB in files *.md');
  });

  it.each([
    ['nothing', () => undefined, true],
    ['a file', (path: string) => writeFileSync(path, ''), false],
    ['a pipe', (path: string) => execFileSync('mkfifo', [path]), false],
  ])('is refused when %s is there', async (_, make, isMissing) => {
    const path = join(newFolder(), 'articles');
    make(path);
    await expect(readGivenFolder(path, '.md', limits)).rejects.toMatchObject({ name: 'GivenFileError', isMissing });
  });
});

describe('a file that a command writes', () => {
  it('takes the place of a pipe that has its name, and leaves nothing else', async () => {
    const folder = newFolder();
    execFileSync('mkfifo', [join(folder, 'model.json')]);
    await writeGivenFile(folder, 'model.json', '{}');
    expect(readFileSync(join(folder, 'model.json'), 'utf8')).toBe('{}');
    expect(readdirSync(folder)).toEqual(['model.json']);
  });
});
