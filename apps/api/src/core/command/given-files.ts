import { constants, type Stats } from 'node:fs';
import { open, opendir, rename, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { StartError } from './start-error.ts';

/** Error for a file or folder given to a command that cannot be read; the message continues after its name. */
export class GivenFileError extends Error {
  override name = 'GivenFileError';
  /** Whether the path does not exist. */
  readonly isMissing: boolean;

  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.isMissing = (options?.cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
  }
}

/** Limits for reading a folder: number of files, bytes per file, and total bytes. */
export interface FolderLimits {
  files: number;
  fileBytes: number;
  bytes: number;
}

/** File of a folder: its text, or the error that prevented reading it. */
export type GivenFile = { name: string; text: string } | { name: string; fault: GivenFileError };

/** Resolves a path given to a command against the caller's folder: pnpm runs scripts in their package and names the caller's folder. */
export function fromCaller(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}

/** Resolves the folder given to a command. @throws StartError if it does not exist. */
export async function givenFolder(path: string): Promise<string> {
  const folder = fromCaller(path);
  const stats = await stat(folder).catch((error: Error) => error);
  if (stats instanceof Error) throw new StartError(`${path} cannot be read (${stats.message}). Name a folder.`);
  if (!stats.isDirectory()) throw new StartError(`${path} is ${kindOf(stats)}. Name a folder.`);
  return folder;
}

/**
 * Reads a regular file, or a symbolic link to one, after checking that its size is within the limit.
 * @throws GivenFileError for a pipe, a device, a socket, a folder, and a file that is too large or cannot be read.
 */
export async function readGivenFile(path: string, maxBytes: number): Promise<Buffer> {
  try {
    checkFile(await stat(path), maxBytes);
    // A pipe may have replaced the file meanwhile: without this flag, opening it blocks until somebody writes.
    await using file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    checkFile(await file.stat(), maxBytes);
    // A file may grow while being read, and virtual files report no size.
    const bytes = await buffer(file.createReadStream({ end: maxBytes, autoClose: false }));
    if (bytes.length > maxBytes) throw tooLarge(maxBytes);
    return bytes;
  } catch (error) {
    throw asGivenFileError(error);
  }
}

/**
 * Reads the files of a folder whose names have this ending, sorted by name. @throws GivenFileError if it is not a folder or exceeds the
 * limits.
 */
export async function readGivenFolder(
  folder: string,
  extension: string,
  { files, fileBytes, bytes }: FolderLimits,
): Promise<GivenFile[]> {
  const read: GivenFile[] = [];
  let total = 0;
  for (const name of await namesIn(folder, extension, files)) {
    const content = await readGivenFile(join(folder, name), fileBytes).catch((fault: GivenFileError) => fault);
    if (content instanceof Error) {
      read.push({ name, fault: content });
      continue;
    }
    total += content.length;
    if (total > bytes) throw new GivenFileError(`holds more than ${sizeInWords(bytes)} in files *${extension}`);
    read.push({ name, text: content.toString() });
  }
  return read;
}

/** Writes a file to a folder given to a command: atomically, replacing any file of that name. */
export async function writeGivenFile(folder: string, name: string, text: string): Promise<void> {
  const partial = join(folder, `${name}.${process.pid}.partial`);
  await writeFile(partial, text, { flag: 'wx' });
  await rename(partial, join(folder, name));
}

/** Maximum number of other names in a folder that are skipped. */
const MAX_NAMES = 20_000;

async function namesIn(folder: string, extension: string, max: number): Promise<string[]> {
  const names: string[] = [];
  let seen = 0;
  try {
    for await (const { name } of await opendir(folder)) {
      seen += 1;
      if (name.endsWith(extension)) names.push(name);
      if (names.length > max) throw new GivenFileError(`holds more than ${max} files *${extension}`);
      if (seen > MAX_NAMES) throw new GivenFileError(`holds more than ${MAX_NAMES} files`);
    }
  } catch (error) {
    throw asGivenFileError(error);
  }
  return names.toSorted();
}

function checkFile(stats: Stats, maxBytes: number): void {
  if (!stats.isFile()) throw new GivenFileError(`is ${kindOf(stats)}: only regular files are read`);
  if (stats.size > maxBytes) throw tooLarge(maxBytes);
}

function kindOf(stats: Stats): string {
  if (stats.isFile()) return 'a file';
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a pipe';
  return stats.isSocket() ? 'a socket' : 'a device';
}

const tooLarge = (maxBytes: number) => new GivenFileError(`is larger than ${sizeInWords(maxBytes)}`);

function asGivenFileError(error: unknown): GivenFileError {
  if (error instanceof GivenFileError) return error;
  return new GivenFileError(`cannot be read (${(error as Error).message})`, { cause: error });
}

const KB = 1024;

const sizeInWords = (bytes: number): string =>
  bytes % (KB * KB) === 0 ? `${bytes / KB / KB} MB` : `${Math.round(bytes / KB)} kB`;
