import { parseArgs } from 'node:util';

/** Parsed arguments of `pnpm bench`. */
export interface BenchCommand {
  /** Names of the measurements, unordered. */
  measurements: readonly string[];
  /** Addresses of the pages to measure. */
  pages: readonly string[];
  /** Number of Lighthouse runs per page; the median counts. */
  runs: number;
  /** Whether a page over its budget makes the command fail. */
  isCheck: boolean;
}

interface Known {
  ofPages: readonly string[];
  ofServers: readonly string[];
  pages: readonly string[];
}

/**
 * Parses `[check] [measurement…] [--page=/address]… [--runs=3]`: without a measurement all are taken, with `check` those of pages, which
 * have budgets.
 * @throws for an unknown name.
 */
export function readCommand(args: readonly string[], { ofPages, ofServers, pages }: Known): BenchCommand {
  const options = { page: { type: 'string', multiple: true }, runs: { type: 'string', default: '3' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const isCheck = positionals[0] === 'check';
  const known = isCheck ? ofPages : [...ofServers, ...ofPages];
  const chosen = isCheck ? positionals.slice(1) : positionals;
  refuseUnknown('measurement', chosen, known);
  refuseUnknown('page', values.page ?? [], pages);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs % 2 === 0)
    throw new Error(`The runs are an odd number, so that one is in the middle; not '${values.runs}'.`);
  return { measurements: chosen.length > 0 ? chosen : known, pages: values.page ?? pages, runs, isCheck };
}

function refuseUnknown(word: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.filter((one) => !known.includes(one));
  if (unknown.length > 0)
    throw new Error(`There is no ${word} '${unknown.join("', '")}'. Choose from: ${known.join(', ')}.`);
}
