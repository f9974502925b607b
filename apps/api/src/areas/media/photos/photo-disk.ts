import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import { createFolder } from '../../../core/database/data-folders.ts';

/** Storage of photos: a folder, or a bucket of an S3-compatible store. */
export interface PhotoDisk {
  /** Reads a file; undefined if there is none. */
  read(name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Writes a file durably, so that it survives a killed process; until then it may be incomplete. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Deletes files; ignores missing ones. */
  remove(names: readonly string[]): Promise<void>;
  /** Lists the names of all files, without a request for each. */
  names(): Promise<string[]>;
}

/** Storage in a folder, created with its first photo. */
export function folderDisk(folder: string): PhotoDisk {
  const files = filesOn(async () => {
    const [{ Disk }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')]);
    return new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  });
  return {
    ...files,
    async write(name, bytes) {
      createFolder(folder);
      await files.write(name, bytes);
      // Flushes the file: written data is not yet on disk if the power fails.
      await using file = await open(join(folder, name), 'r+');
      await file.sync();
    },
    names: () => files.names().catch(none),
  };
}

/** Storage in a bucket, by an address like `https://key:secret@s3.ap-south-1.amazonaws.com/bucket?region=ap-south-1`. */
export function bucketDisk(address: string): PhotoDisk {
  return filesOn(() => openBucket(new URL(address)));
}

/** Timeout in ms of a request to the store, and the number of attempts. */
const ANSWER_MS = 10_000;
const CONNECT_MS = 3000;
const ATTEMPTS = 2;

async function openBucket({ protocol, host, pathname, username, password, searchParams }: URL): Promise<Disk> {
  const [{ Disk }, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')]);
  return new Disk(
    new S3Driver({
      endpoint: `${protocol}//${host}`,
      bucket: pathname.replaceAll('/', ''),
      region: searchParams.get('region') ?? 'us-east-1',
      credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
      forcePathStyle: true,
      maxAttempts: ATTEMPTS,
      requestHandler: { requestTimeout: ANSWER_MS, connectionTimeout: CONNECT_MS },
      visibility: 'private',
      supportsACL: false,
    }),
  );
}

/** Creates a storage whose library is loaded with the first photo, so as not to delay the start. */
function filesOn(openDisk: () => Promise<Disk>): PhotoDisk {
  let opening: Promise<Disk> | undefined;
  const disk = () => (opening ??= openDisk());
  return {
    read: async (name) => {
      const bytes = await (await disk()).getBytes(name).catch(missing);
      return bytes && Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
    },
    write: async (name, bytes) => (await disk()).put(name, bytes),
    remove: async (names) => {
      for (const name of names) await (await disk()).delete(name);
    },
    names: async () => namesOn(await disk()),
  };
}

async function namesOn(disk: Disk): Promise<string[]> {
  const names: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('/', { ...(paginationToken && { paginationToken }) });
    for (const object of page.objects) if (object.isFile) names.push(object.name);
    ({ paginationToken } = page);
  } while (paginationToken);
  return names;
}

/** Detects a missing file: the library's error has the store's response as its cause. */
function isMissing(error: unknown): boolean {
  const { code, name } = (error instanceof Error ? (error.cause ?? error) : {}) as { code?: string; name?: string };
  return code === 'ENOENT' || name === 'NoSuchKey';
}

function missing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

function none(error: unknown): string[] {
  if (isMissing(error)) return [];
  throw error;
}
