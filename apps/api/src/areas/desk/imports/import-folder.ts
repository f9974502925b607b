import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileRules } from '../../../core/texts/index.ts';
import type { Rejection } from '../../seeding/index.ts';

/** Uploaded file. */
export interface GivenFile {
  name: string;
  bytes: Buffer;
}

/** Uploaded files in a folder like that of a catalogue, their names there, and the files that have no place in it. */
export interface ImportFolder {
  folder: string;
  /** Name of the uploaded file, by its name in the folder. */
  nameOf: (file: string) => string;
  refused: Rejection[];
}

const named = new Set(['faqs.json', 'parts.json', 'loan-offers.json', 'claims.json', 'contact.json']);
const plainName = /^[\w-][\w.-]{0,120}$/;

/** Puts uploaded files where a catalogue has them, runs work with the folder, and deletes it. */
export async function withImportFolder<Result>(
  files: readonly GivenFile[],
  work: (folder: ImportFolder) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-import-'));
  try {
    for (const within of ['brands', 'articles']) await mkdir(join(folder, within));
    const names = new Map<string, string>();
    const refused: Rejection[] = [];
    for (const { name, bytes } of files) {
      const place = placeOf(name, bytes);
      if (place === undefined) refused.push({ file: name, line: 1, reason: fileRules.noPlaceInImport.en });
      else if (names.has(place))
        refused.push({ file: name, line: 1, reason: fileRules.takesPlaceOf(names.get(place) ?? '').en });
      else {
        names.set(place, name);
        await writeFile(join(folder, place), bytes);
      }
    }
    return await work({ folder, nameOf: (file) => names.get(file) ?? file, refused });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns where a catalogue has a file: by its name, or as a brand or a list of showrooms by its content. */
function placeOf(name: string, bytes: Buffer): string | undefined {
  if (!plainName.test(name)) return undefined;
  if (name.endsWith('.md')) return join('articles', name);
  if (named.has(name)) return name;
  if (!name.endsWith('.json')) return undefined;
  const begin = bytes.toString('utf8').trimStart();
  if (begin.startsWith('[')) return 'real-showrooms.json';
  return begin.startsWith('{') && begin.includes('"brand"') ? join('brands', name) : undefined;
}
