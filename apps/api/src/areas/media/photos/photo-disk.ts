import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import { createFolder } from '../../../core/database/data-folders.ts';

/** Where files of photos are: a folder, or a bucket of a store that speaks S3. */
export interface PhotoDisk {
  /** The bytes of a file; undefined where there is none. */
  read(name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Writes a file so that it outlasts a process that is killed; until then it may be there in part. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Deletes files; one that is not there is no error. */
  remove(names: readonly string[]): Promise<void>;
  /** The names of all files: listed, and nothing is asked of each. */
  names(): Promise<string[]>;
}

/** A folder of photos, made with the first of them. */
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
      // Written is not yet on the disk of a machine that loses its power.
      await using file = await open(join(folder, name), 'r+');
      await file.sync();
    },
    names: () => files.names().catch(none),
  };
}

/** A bucket, by an address like `https://key:secret@s3.ap-south-1.amazonaws.com/bucket?region=ap-south-1`. */
export function bucketDisk(address: string): PhotoDisk {
  return filesOn(() => openBucket(new URL(address)));
}

/** How long a store has to take or give a photo, in ms, and how often it is asked. */
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

/** The files of a disk whose library is loaded with the first photo: a start does not wait for it. */
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

/** What the library throws has what the store said as its cause. */
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
