import { build, type Plugin, type Rolldown } from 'vite';

/** A file that at least one entry loads with its first scripts. */
export interface FirstChunk {
  chunk: Rolldown.OutputChunk;
  /** The entries that load it. */
  entries: ReadonlySet<string>;
}

interface Modules {
  /** Modules that are not looked into. */
  isLeftOut: (id: string) => boolean;
  /** Plugins that decide which file an import means. */
  resolvers: readonly Plugin[];
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/**
 * Finds what entries load first, by building them once in memory, cut as finely as the bundler can and without what
 * `isLeftOut` names. Only a build knows: it drops what nobody uses of a package.
 */
export async function firstChunks(input: string[], modules: Modules): Promise<FirstChunk[]> {
  const chunks = await buildChunks(input, modules);
  const loaders = new Map<string, Set<string>>();
  for (const { isEntry, fileName, facadeModuleId } of chunks.values()) {
    if (!isEntry || !facadeModuleId) continue;
    for (const name of loadedWith(fileName, chunks)) {
      loaders.set(name, (loaders.get(name) ?? new Set()).add(facadeModuleId));
    }
  }
  return [...chunks].flatMap(([name, chunk]) => {
    const entries = loaders.get(name);
    return entries ? [{ chunk, entries }] : [];
  });
}

async function buildChunks(input: string[], { isLeftOut, resolvers }: Modules): Promise<Chunks> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [...resolvers],
    build: {
      write: false,
      minify: false,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, external: isLeftOut, preserveEntrySignatures: 'exports-only' },
    },
  });
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}

function loadedWith(name: string, chunks: Chunks, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(name);
  if (!chunk || found.has(name)) return found;
  found.add(name);
  for (const imported of chunk.imports) loadedWith(imported, chunks, found);
  return found;
}
