import type { Cut, SharedFile } from './join-files.ts';

/** What it costs all pages together, each by its weight, when parts stand in these files; endless where one loads too many files or all cost more than `enough`. */
export type SentBytes = (places: readonly number[], enough: number) => number;

/** What it costs a page to load so much: a byte counts the more, the more there are, so that no page is far behind the others. */
export const priceOf = (bytes: number): number => bytes ** 5;

/** Prepares for weighing thousands of cuts of the same parts: everything by number, nothing made anew for a page. */
export function sentBytes(parts: readonly SharedFile[], cut: Cut): SentBytes {
  const { pages, limit, weightOf, ownBytes = () => 0 } = cut;
  const numbers = new Map(parts.map((part, number) => [part, number]));
  const importsOf = parts.map(({ imports }) => [...imports].map((part) => numbers.get(part)!));
  const visits = pages.map((page) => ({
    weight: weightOf(page),
    own: ownBytes(page),
    needs: parts.flatMap((part, number) => (part.pages.has(page) ? [number] : [])),
  }));
  return (places, enough) => {
    const files = filesOf(places, parts, importsOf);
    let sum = 0;
    for (const { weight, own, needs } of visits) {
      const { count, bytes } = loadOf(needs, places, files);
      sum += priceOf(own + bytes) * weight;
      if (count > limit || sum > enough) return Infinity;
    }
    return sum;
  };
}

interface Files {
  sizes: number[];
  /** The files that each file imports. */
  imports: number[][];
}

function filesOf(places: readonly number[], parts: readonly SharedFile[], importsOf: readonly number[][]): Files {
  const count = Math.max(...places) + 1;
  const sizes = Array.from({ length: count }, () => 0);
  const imports = sizes.map((): number[] => []);
  for (let part = 0; part < parts.length; part++) {
    const file = places[part]!;
    sizes[file]! += parts[part]!.size;
    for (const imported of importsOf[part]!) {
      const other = places[imported]!;
      if (other !== file && !imports[file]!.includes(other)) imports[file]!.push(other);
    }
  }
  return { sizes, imports };
}

/** The files with what a page needs, and those that these import. */
function loadOf(needs: readonly number[], places: readonly number[], { sizes, imports }: Files) {
  const isLoaded = new Uint8Array(sizes.length);
  const loaded: number[] = [];
  const load = (file: number): void => {
    if (isLoaded[file]) return;
    isLoaded[file] = 1;
    loaded.push(file);
  };
  for (const part of needs) load(places[part]!);
  // Grows while it is read.
  for (const file of loaded) imports[file]!.forEach(load);
  return { count: loaded.length, bytes: loaded.reduce((sum, file) => sum + sizes[file]!, 0) };
}
