import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and those above it, where they are missing. Node's own recursive way never returns below a folder
 * that takes no others, such as `/proc`.
 * @throws what the file system says.
 */
export function createFolder(path: string): void {
  if (existsSync(path)) return;
  createFolder(dirname(path));
  mkdirSync(path);
}
