import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds the first of these programs on PATH; null if there is none. */
export function findOnPath(names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

/** Checks whether `path` is an executable file. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether this process runs as root: it may then install packages, but Chromium's sandbox refuses to start. */
export const isRoot: boolean = process.getuid?.() === 0;
