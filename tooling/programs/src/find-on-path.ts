import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of the first of these programs that stands on PATH; null when none does. */
export function findOnPath(names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

/** Whether there is a file at `path` that may be run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether this process has every right: then it may install packages, and Chromium's sandbox refuses to start. */
export const isRoot: boolean = process.getuid?.() === 0;
