import { build, type Rolldown } from 'vite';
import type { SharedFile } from './shared-files.ts';

interface Entries {
  /** Modules of pages. */
  pages: readonly string[];
  /** Modules that every page loads. */
  everywhere: readonly string[];
}

type Chunk = Rolldown.OutputChunk;

/** Finds which pages load what, by building them once in memory with every library left out that `isLibrary` names. */
export async function findSharedFiles(entries: Entries, isLibrary: (id: string) => boolean): Promise<SharedFile[]> {
  const chunks = await buildEntries([...entries.everywhere, ...entries.pages], isLibrary);
  const loaders = loadersOf(chunks);
  const frame: SharedFile = { pages: new Set(entries.pages), modules: [], size: 0, imports: new Set() };
  const files = new Map<string, SharedFile>();
  for (const chunk of chunks) {
    const pages = loaders.get(chunk) ?? new Set();
    // What the lazy parts alone load is left to the bundler, and an entry stays a file of its own.
    if (chunk.isEntry || pages.size === 0) continue;
    const isFrame = entries.everywhere.some((entry) => pages.has(entry)) || pages.size * 2 >= entries.pages.length;
    const file = isFrame ? frame : { pages, modules: [], size: 0, imports: new Set<SharedFile>() };
    addModules(file, chunk);
    files.set(chunk.fileName, file);
  }
  for (const chunk of chunks) link(chunk, files);
  return [...new Set(files.values())];
}

async function buildEntries(input: string[], isLibrary: (id: string) => boolean): Promise<Chunk[]> {
  const isLeftOut = (id: string) => isLibrary(id) || /\.server(\.tsx?)?$/.test(id);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, external: isLeftOut, preserveEntrySignatures: 'exports-only' },
    },
  });
  return [result].flat().flatMap((one) => ('output' in one ? one.output.filter((file) => file.type === 'chunk') : []));
}

/** The entries that load each file with their first scripts. */
function loadersOf(chunks: readonly Chunk[]): Map<Chunk, Set<string>> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaders = new Map<Chunk, Set<string>>();
  const visit = (name: string, entry: string) => {
    const chunk = byName.get(name);
    const found = chunk && (loaders.get(chunk) ?? new Set());
    if (!chunk || !found || found.has(entry)) return;
    loaders.set(chunk, found.add(entry));
    for (const imported of chunk.imports) visit(imported, entry);
  };
  for (const { isEntry, fileName, facadeModuleId } of chunks)
    if (isEntry && facadeModuleId) visit(fileName, facadeModuleId);
  return loaders;
}

function addModules(file: SharedFile, chunk: Chunk): void {
  for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
    file.modules.push(id);
    file.size += renderedLength;
  }
}

function link(chunk: Chunk, files: ReadonlyMap<string, SharedFile>): void {
  const file = files.get(chunk.fileName);
  const imported = chunk.imports.map((name) => files.get(name));
  for (const other of imported) if (file && other && other !== file) file.imports.add(other);
}
