import { type FileHandle, open, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** Thrown once a ZIP becomes larger than it may be. */
export class ZipTooLargeError extends Error {
  override name = 'ZipTooLargeError';
}

/** Writes all files of a folder into a new ZIP, one after the other. @throws ZipTooLargeError beyond `maxBytes` or 65,535 files. */
export async function writeZip(folder: string, path: string, maxBytes: number): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  if (files.length > MAX_FILES) throw new ZipTooLargeError();
  const zip = await open(path, 'wx');
  try {
    await writeAll(zip, folder, files.toSorted(), maxBytes);
  } finally {
    await zip.close();
  }
}

const MAX_FILES = 65_535;

async function writeAll(zip: FileHandle, folder: string, files: readonly string[], maxBytes: number): Promise<void> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(relative(folder, file).split(sep).join('/'));
    const content = await readFile(file);
    const packed = await deflate(content);
    const facts = factsOf(content, packed, name);
    offset += (await zip.write(Buffer.concat([signature(LOCAL), facts, name, packed]))).bytesWritten;
    if (offset > maxBytes) throw new ZipTooLargeError();
    directory.push(entryOf(facts, name, offset - packed.length - name.length - facts.length - 4));
  }
  const entries = Buffer.concat(directory);
  await zip.write(Buffer.concat([entries, endOf(files.length, entries.length, offset)]));
}

const LOCAL = 0x04_03_4b_50;
const ENTRY = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
/** Version of the format, names in UTF-8, and the method of compression. */
const [VERSION, UTF8, DEFLATED] = [20, 0x08_00, 8];
/** 1 January 1980, the first day that a ZIP can name: the same content then makes the same file. */
const FIRST_DAY = 0x00_21;

const signature = (value: number): Buffer => uint32(value);

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}

function uint16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2);
  return bytes;
}

/** What stands before a file and in the directory alike. */
const factsOf = (content: Buffer, packed: Buffer, name: Buffer): Buffer =>
  Buffer.concat([
    uint16(VERSION, UTF8, DEFLATED, 0, FIRST_DAY),
    uint32(crc32(content), packed.length, content.length),
    uint16(name.length, 0),
  ]);

const entryOf = (facts: Buffer, name: Buffer, offset: number): Buffer =>
  Buffer.concat([signature(ENTRY), uint16(VERSION), facts, uint16(0, 0, 0), uint32(0, offset), name]);

const endOf = (count: number, length: number, offset: number): Buffer =>
  Buffer.concat([signature(END), uint16(0, 0, count, count), uint32(length, offset), uint16(0)]);
