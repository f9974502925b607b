import type { Plugin, Rolldown } from 'vite';
import { findSharedFiles } from './find-shared-files.ts';
import { joinFiles } from './shared-files.ts';

/** How the scripts of the pages are cut into files. */
export interface PageChunksOptions {
  /** Ends of the paths of entries that every page loads. */
  everywhere: readonly string[];
  /** Packages of the registry that get a file of their own each line: they change rarely. */
  libraries: Readonly<Record<string, readonly string[]>>;
  /** How many files a page may share with other pages, beside entries and libraries. */
  limit: number;
}

type Group = Rolldown.CodeSplittingGroup;

/**
 * Cuts the scripts of the client by who loads them: a file for what most pages load, a few for what some pages share, and
 * never more than `limit` of these for one page. Names of folders play no part.
 */
export function pageChunks({ everywhere, libraries, limit }: PageChunksOptions): Plugin {
  const libraryGroups = Object.entries(libraries).map(([name, packages]) => libraryGroup(name, packages));
  const isLibrary = (id: string) => libraryGroups.some(({ test }) => test.test(id));
  return {
    name: 'page-chunks',
    apply: 'build',
    async configEnvironment(name, { build }) {
      if (name !== 'client') return undefined;
      const entries = entriesOf(build?.rolldownOptions?.input ?? build?.rollupOptions?.input);
      const always = entries.filter((entry) => everywhere.some((end) => entry.endsWith(end)));
      const pages = entries.filter((entry) => !always.includes(entry));
      const files = joinFiles(await findSharedFiles({ pages, everywhere: always }, isLibrary), pages, limit);
      const groups = inOrder([...libraryGroups, ...mostSharedFirst(files).map(fileGroup)]);
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

/** Modules of entries without what a plugin appends to their paths. */
function entriesOf(input: Rolldown.InputOption | undefined): string[] {
  if (!Array.isArray(input))
    throw new Error('The pages are not known: put pageChunks() after the plugin that names the entries.');
  return [...new Set(input.map(withoutQuery))];
}

const withoutQuery = (id: string): string => id.replace(/\?.*$/, '');

function libraryGroup(name: string, packages: readonly string[]) {
  const test = new RegExp(`/node_modules/(${packages.join('|')})/`);
  return { name, test, tags: ['$initial' as const] };
}

const mostSharedFirst = (files: ReturnType<typeof joinFiles>) => files.toSorted((a, b) => b.pages.size - a.pages.size);

function fileGroup({ modules }: { modules: readonly string[] }, index: number): Group {
  const ids = new Set(modules);
  return { name: `shared-${index}`, test: (id) => ids.has(withoutQuery(id)) };
}

/** A group takes what its modules import with it, so the most shared one chooses first. */
const inOrder = (groups: Group[]): Group[] =>
  groups.map((group, index) => ({ ...group, priority: groups.length - index }));
