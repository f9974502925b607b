import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type FirstChunk, firstChunks } from './first-chunks.ts';
import { type Cut, joinFiles, leastLoaded, type SharedFile } from './join-files.ts';
import { moveParts } from './move-parts.ts';
import { sharedFiles } from './shared-files.ts';

/** How the scripts of the pages are cut into files. */
export interface PageChunksOptions {
  /** Ends of the paths of entries that every page loads; the first of them makes one file with what most pages share. */
  everywhere: readonly string[];
  /** Ends of the paths of pages that many visits begin with: what they load counts more. */
  landing?: readonly string[];
  /** Ends of the paths of pages that hardly anybody loads scripts for: they take the files as the other pages need them. */
  rare?: readonly string[];
  /** Packages of the registry that make a file of their own, by its name: they change rarely. */
  libraries: Readonly<Record<string, readonly string[]>>;
  /** Packages that no page may load with its first scripts. */
  lazyLibraries?: readonly string[];
  /** How many files a page may load beside its entries and the libraries. */
  limit: number;
  /** Plugins of the build that decide which file an import means. */
  resolvers?: readonly Plugin[];
}

/**
 * Cuts the scripts of the client by which pages load them: a file for what most pages load, few for what some pages
 * share. Names of folders play no part.
 * @throws when a page would load one of `lazyLibraries` first.
 */
export function pageChunks({
  everywhere,
  landing = [],
  rare = [],
  libraries,
  lazyLibraries = [],
  limit,
  resolvers = [],
}: PageChunksOptions): Plugin {
  const libraryGroups = Object.entries(libraries).map(([name, packages]) => libraryGroup(name, packages));
  const isLeftOut = (id: string) => isServerModule(id) || libraryGroups.some(({ test }) => test.test(id));
  return {
    name: 'page-chunks',
    apply: 'build',
    async configEnvironment(name, { build }) {
      if (name !== 'client') return undefined;
      const entries = entriesOf(build?.rolldownOptions?.input ?? build?.rollupOptions?.input);
      const always = everywhere.flatMap((end) => entries.filter((entry) => entry.endsWith(end)));
      const pages = entries.filter((entry) => !always.includes(entry) && !isAmong(rare, entry));
      const chunks = await firstChunks(entries, { isLeftOut, resolvers });
      refuse(lazyLibraries, chunks);
      const weightOf = (page: string) => (isAmong(landing, page) ? landingWeight : 1);
      const ownBytes = ownBytesIn(chunks);
      const files = cutFiles(neededBy([...always, ...pages], chunks), always, { pages, limit, weightOf, ownBytes });
      const groups = inOrder([...libraryGroups, ...files.map(fileGroup)]);
      const chunkFileNames = rankedNames(groups.map((group) => group.name));
      return {
        build: {
          rolldownOptions: {
            preserveEntrySignatures: 'allow-extension',
            output: { chunkFileNames, codeSplitting: { groups } },
          },
        },
      };
    },
  };
}

const isAmong = (ends: readonly string[], path: string): boolean => ends.some((end) => path.endsWith(end));

/** The bytes of a page's own file. */
function ownBytesIn(chunks: readonly FirstChunk[]): (page: string) => number {
  const own = new Map(chunks.map(({ chunk }) => [chunk.facadeModuleId, bytesOf(chunk)]));
  return (page) => own.get(page) ?? 0;
}

const bytesOf = ({ modules }: FirstChunk['chunk']): number =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);

/** What some entries load first, as if there were no others. */
const neededBy = (entries: readonly string[], chunks: readonly FirstChunk[]): FirstChunk[] =>
  chunks
    .map(({ chunk, entries: loaders }) => ({ chunk, entries: new Set(entries.filter((entry) => loaders.has(entry))) }))
    .filter(({ entries: { size } }) => size > 0);

/** What most visits begin with is worth more than what a few see later. */
const landingWeight = 2;

/**
 * From which share of the pages on a part comes with all of them. Which is best changes with the pages: with 28 of them the
 * worst of these sends a bike's page 40 % more than the best, so many are tried.
 */
const frameShares = [0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8];

/**
 * The files that pages share, the most shared one first; it holds the first entry that every page loads too. No other
 * entry: what starts the page would start it before the page's own modules are there.
 */
function cutFiles(chunks: readonly FirstChunk[], everywhere: readonly string[], cut: Cut): SharedFile[] {
  const partsOf = (frameShare: number) => sharedFiles(chunks, { pages: cut.pages, everywhere, frameShare });
  const cuts = frameShares.map((share) => moveParts(joinFiles(partsOf(share), cut), partsOf(1), cut));
  const [frame, ...others] = mostSharedFirst(leastLoaded(cuts, cut));
  return frame ? [{ ...frame, modules: [...everywhere.slice(0, 1), ...frame.modules] }, ...others] : [];
}

/** React Router takes them out of the browser's code. */
const isServerModule = (id: string): boolean => /\.server(\.tsx?)?$/.test(id);

/** Modules of entries without what a plugin appends to their paths. */
function entriesOf(input: Rolldown.InputOption | undefined): string[] {
  if (Array.isArray(input)) return [...new Set(input.map(withoutQuery))];
  throw new Error('The pages are not known: put pageChunks() after the plugin that names the entries.');
}

const withoutQuery = (id: string): string => id.replace(/\?.*$/, '');

const inPackages = (packages: readonly string[]) => new RegExp(`/node_modules/(${packages.join('|')})/`);

function refuse(libraries: readonly string[], chunks: readonly FirstChunk[]): void {
  if (libraries.length === 0) return;
  const refused = inPackages(libraries);
  for (const { chunk, entries } of chunks) {
    const [, library] = refused.exec(chunk.moduleIds.find((id) => refused.test(id)) ?? '') ?? [];
    if (!library) continue;
    const pages = [...entries].map((entry) => basename(entry)).join(', ');
    throw new Error(
      `${library} would come with the first scripts of ${pages}. A module that it needs at once imports ${library} too: ` +
        `move what the page needs into a module without it, or import() the rest when it is wanted.`,
    );
  }
}

type Group = Rolldown.CodeSplittingGroup & { name: string };

const libraryGroup = (name: string, packages: readonly string[]) => ({
  name,
  test: inPackages(packages),
  tags: ['$initial' as const],
});

const mostSharedFirst = (files: readonly SharedFile[]) => files.toSorted((a, b) => b.pages.size - a.pages.size);

function fileGroup({ modules }: SharedFile, index: number): Group {
  const ids = new Set(modules);
  return { name: `shared-${index}`, test: (id) => ids.has(withoutQuery(id)) };
}

/** A group takes what its modules import with it, so the most shared one chooses first. */
const inOrder = (groups: readonly Group[]): Group[] =>
  groups.map((group, index) => ({ ...group, priority: groups.length - index }));

/** Hashes behind one letter, whose order is that in which files need each other; words would weigh 1 kB in every page. */
function rankedNames(groups: readonly string[]): (chunk: { name: string }) => string {
  const ranks = [...new Set(groups)];
  const rankOf = (name: string) => (ranks.includes(name) ? ranks.indexOf(name) : ranks.length);
  return ({ name }) => `assets/${String.fromCharCode('a'.charCodeAt(0) + rankOf(name))}[hash].js`;
}
