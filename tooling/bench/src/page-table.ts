/** Figures of one page, by name. */
export type Figures = Readonly<Record<string, number>>;

/** Measurements of every page in one run, and of the empty page. */
export interface PageTable {
  title: string;
  /** Figures by page address. */
  pages: ReadonlyMap<string, Figures>;
  empty: Figures;
}

/** Measures the pages one after the other, and the empty page in the same run, so that the machine's speed affects both. */
export async function measurePages(
  title: string,
  addresses: { origin: string; emptyOrigin: string; emptyPath: string; paths: readonly string[] },
  measure: (origin: string, path: string) => Promise<Figures>,
): Promise<PageTable> {
  const pages = new Map<string, Figures>();
  for (const path of addresses.paths) pages.set(path, await measure(addresses.origin, path));
  return { title, pages, empty: await measure(addresses.emptyOrigin, addresses.emptyPath) };
}

/** Returns the ratio to the empty page's figure, or null if that is 0 or the figure is a score. */
export function ratioToEmptyPage(figure: string, value: number, empty: Figures): number | null {
  const base = empty[figure];
  return base && !scores.has(figure) ? value / base : null;
}

/** Scores out of a hundred, of which more is better. */
export const scores: ReadonlySet<string> = new Set(['performance', 'accessibility', 'best-practices', 'seo']);

/** Returns the median of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Returns the median of each figure over some runs. */
export function medianFigures(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  const middle = (name: string) => median(runs.map((figures) => figures[name] ?? Number.NaN));
  return Object.fromEntries(names.map((name) => [name, middle(name)]));
}
