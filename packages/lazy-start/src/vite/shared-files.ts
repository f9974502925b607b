import type { FirstChunk } from './first-chunks.ts';
import type { SharedFile } from './join-files.ts';

/** Which entries are pages, and which come with every page. */
export interface PageEntries {
  pages: readonly string[];
  everywhere: readonly string[];
  /** What at least this share of the pages load comes with every page too, from 0 to 1. */
  frameShare: number;
}

/**
 * The files that pages share: one for what comes with every page or with most of them, one for each other set
 * of pages. An entry stays a file of its own, with what it alone loads.
 */
export function sharedFiles(
  chunks: readonly FirstChunk[],
  { pages, everywhere, frameShare }: PageEntries,
): SharedFile[] {
  const frame = newFile(pages);
  const files = new Map<string, SharedFile>();
  for (const { chunk, entries } of chunks) {
    if (chunk.isEntry) continue;
    const isFrame = everywhere.some((entry) => entries.has(entry)) || entries.size >= pages.length * frameShare;
    const file = isFrame ? frame : newFile(entries);
    addModules(file, chunk);
    files.set(chunk.fileName, file);
  }
  for (const { chunk } of chunks) link(chunk, files);
  return [...new Set(files.values())];
}

const newFile = (pages: Iterable<string>): SharedFile => ({
  pages: new Set(pages),
  modules: [],
  size: 0,
  imports: new Set(),
});

function addModules(file: SharedFile, { modules }: FirstChunk['chunk']): void {
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    file.modules.push(id);
    file.size += renderedLength;
  }
}

function link({ fileName, imports }: FirstChunk['chunk'], files: ReadonlyMap<string, SharedFile>): void {
  const file = files.get(fileName);
  const imported = imports.map((name) => files.get(name));
  for (const other of imported) if (file && other && other !== file) file.imports.add(other);
}
