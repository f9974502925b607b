import { priceOf } from './sent-bytes.ts';

/** A file of modules that the same pages load. */
export interface SharedFile {
  /** The pages that load it with their first scripts. */
  pages: Set<string>;
  modules: string[];
  /** Bytes of its modules. */
  size: number;
  imports: Set<SharedFile>;
}

/** For which pages the files are cut. */
export interface Cut {
  pages: readonly string[];
  /** How many shared files a page may load. */
  limit: number;
  /** How much a byte counts that a page loads. */
  weightOf: (page: string) => number;
  /** The bytes of what a page alone loads. @default none */
  ownBytes?: (page: string) => number;
}

/**
 * Joins files until no page loads more than `limit` of them: of the page with the most files, always those two that send
 * the fewest bytes to pages which did without them.
 */
export function joinFiles(files: Iterable<SharedFile>, { pages, limit, weightOf }: Cut): SharedFile[] {
  const left = new Set(files);
  for (let crowd = largestCrowd(left, pages); crowd.length > limit; crowd = largestCrowd(left, pages)) {
    const [kept, joined] = cheapestPair(crowd, weightOf);
    for (const [file, newcomers] of newcomersOf([kept, joined])) for (const page of newcomers) file.pages.add(page);
    left.delete(joined);
    absorb(kept, joined, left);
  }
  return [...left];
}

/** Of some ways to cut, the one with which the pages pay the least, each counted by its weight. */
export function leastLoaded(cuts: readonly SharedFile[][], cut: Cut): SharedFile[] {
  const { pages, weightOf, ownBytes = () => 0 } = cut;
  const loaded = (files: readonly SharedFile[], page: string) =>
    files.reduce((bytes, file) => bytes + (file.pages.has(page) ? file.size : 0), ownBytes(page));
  const priced = cuts.map((files) => ({
    files,
    price: pages.reduce((sum, page) => sum + weightOf(page) * priceOf(loaded(files, page)), 0),
  }));
  return priced.reduce((cheapest, offer) => (offer.price < cheapest.price ? offer : cheapest)).files;
}

function largestCrowd(files: Iterable<SharedFile>, pages: readonly string[]): SharedFile[] {
  const crowds = pages.map((page) => [...files].filter((file) => file.pages.has(page)));
  return crowds.reduce((largest, crowd) => (crowd.length > largest.length ? crowd : largest), []);
}

type Pair = [SharedFile, SharedFile];

function cheapestPair(crowd: readonly SharedFile[], weightOf: Cut['weightOf']): Pair {
  const pairs = crowd.flatMap((one, index) => crowd.slice(index + 1).map((other): Pair => [one, other]));
  const priced = pairs.map((pair) => ({ pair, price: extraBytes(pair, weightOf) }));
  return priced.reduce((cheapest, offer) => (offer.price < cheapest.price ? offer : cheapest)).pair;
}

function extraBytes(pair: Pair, weightOf: Cut['weightOf']): number {
  const newcomers = [...newcomersOf(pair)];
  const weigh = (pages: readonly string[]) => pages.reduce((sum, page) => sum + weightOf(page), 0);
  return newcomers.reduce((bytes, [{ size }, pages]) => bytes + size * weigh(pages), 0);
}

/** Per file, the pages that load it only because the pair is one file; what a file imports comes with it. */
function newcomersOf(pair: Pair): Map<SharedFile, string[]> {
  const pages = [...new Set(pair.flatMap((file) => [...file.pages]))];
  const newcomers = new Map<SharedFile, string[]>();
  const visit = (file: SharedFile) => {
    if (newcomers.has(file)) return;
    newcomers.set(
      file,
      pages.filter((page) => !file.pages.has(page)),
    );
    file.imports.forEach(visit);
  };
  pair.forEach(visit);
  return newcomers;
}

function absorb(kept: SharedFile, joined: SharedFile, left: Iterable<SharedFile>): void {
  kept.modules.push(...joined.modules);
  kept.size += joined.size;
  for (const file of joined.imports) kept.imports.add(file);
  for (const file of left) if (file.imports.delete(joined)) file.imports.add(kept);
  kept.imports.delete(joined);
  kept.imports.delete(kept);
}
