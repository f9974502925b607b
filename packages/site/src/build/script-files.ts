import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** How the scripts of the pages are cut into files. */
export interface ScriptFilesOptions {
  /** Packages of the registry that make one file of their own: every page needs them, and they change rarely. */
  libraries: readonly string[];
  /** Packages that no page may load with its first scripts. */
  lazyLibraries?: readonly string[];
  /** Modules of the frame of every page: a file of their own, in place of one for each few of them that a page shares with it. */
  frame: RegExp;
  /** Which share of the pages must load a module for it to come with all of them, from 0 to 1. */
  frameShare: number;
  /** Of what fewer pages share, pieces of less than so many bytes of source join those of nearly the same pages. */
  smallest: number;
}

/**
 * Cuts the scripts of the client by how many pages share a module: libraries, the frame, what many pages load, and what some do. A
 * page keeps what it alone loads, and what is imported later is left to the bundler.
 * @throws when a page would load one of `lazyLibraries` first.
 */
export function scriptFiles({ libraries, lazyLibraries = [], frame, frameShare, smallest }: ScriptFilesOptions): Plugin {
  return {
    name: 'script-files',
    apply: 'build',
    configEnvironment(name, { build }) {
      if (name !== 'client') return undefined;
      const pages = entriesOf(build?.rolldownOptions?.input ?? build?.rollupOptions?.input).length;
      const first = { tags: ['$initial' as const] };
      const byPages = { entriesAware: true, entriesAwareMergeThreshold: smallest };
      // The letters put what is imported before what imports it: each is then evaluated in a task of its own.
      const groups = [
        { ...first, name: 'a', test: inPackages(libraries), priority: 4 },
        { ...first, name: 'b', test: frame, minShareCount: 2, priority: 3 },
        { ...first, name: 'c', minShareCount: Math.ceil(pages * frameShare), priority: 2 },
        { ...first, name: 'd', minShareCount: 2, ...byPages, priority: 1 },
      ];
      const output = { chunkFileNames, codeSplitting: { groups } };
      return { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' as const, output } } };
    },
    generateBundle(_, bundle) {
      if (this.environment.name === 'client') refuseFirst(lazyLibraries, bundle);
    },
  };
}

/** Without the pages that share a file, behind `~`: every page carries the list of all files. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.replace(/~.*/, '')}[hash].js`;

/** React Router names each route's module once for each address that it has. */
function entriesOf(input: Rolldown.InputOption | undefined): string[] {
  if (Array.isArray(input)) return [...new Set(input.map((id) => id.replace(/\?.*$/, '')))];
  throw new Error('The pages are not known: put scriptFiles() after the plugin that names the entries.');
}

const inPackages = (packages: readonly string[]) => new RegExp(`/node_modules/(${packages.join('|')})/`);

function refuseFirst(libraries: readonly string[], bundle: Rolldown.OutputBundle): void {
  const refused = inPackages(libraries);
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk' || !file.isEntry) continue;
    const found = firstModules(file, bundle).find((id) => refused.test(id));
    if (found === undefined || libraries.length === 0) continue;
    const [, library] = refused.exec(found) ?? [];
    throw new Error(
      `${library} would come with the first scripts of ${basename(file.facadeModuleId ?? file.fileName)}. A module that it needs at once imports ` +
        `${library} too: move what the page needs into a module without it, or import() the rest when it is wanted.`,
    );
  }
}

/** The modules in a file and in those that it imports. */
function firstModules(file: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const loaded = new Set([file]);
  // Grows while it is read.
  for (const { imports } of loaded)
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') loaded.add(imported);
    }
  return [...loaded].flatMap(({ moduleIds }) => moduleIds);
}
