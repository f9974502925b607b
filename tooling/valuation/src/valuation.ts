import {
  type Command,
  fromCaller,
  type GivenFileError,
  givenFolder,
  readGivenFile,
  runCommand,
  StartError,
  writeGivenFile,
} from '@dopahiya/api/commands';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readUsedRows } from './rows/read-used-rows.ts';
import type { UsedRows } from './rows/used-row.ts';
import { type Fit, ValuationFits } from './valuation-fits.ts';

const usage = [
  'Name what to do with asking prices of used two-wheelers, in either form that the README describes:',
  '  valuation evaluate FILE                             prints how wrong values are, on rows that were not fitted',
  '  valuation fit FILE… [--month 2026-08] [--to FOLDER] fits the models anew and writes them, into the repository or a folder',
].join('\n');

const MAX_FILES = 20;
const MAX_BYTES = 32 * 1024 * 1024;

const ownFolders = {
  today: fileURLToPath(new URL('../../../packages/engines/src/valuation', import.meta.url)),
  others: fileURLToPath(new URL('fitting', import.meta.url)),
};

/** Command `valuation`. */
export const valuationCommand: Command = async (args) => {
  const { values, positionals } = parse(args);
  const [command, ...files] = positionals;
  if (files.length === 0) throw new StartError(usage);
  if (files.length > MAX_FILES) throw new StartError(`Name at most ${MAX_FILES} files.`);
  const read = await Promise.all(files.map(readRows));
  const fits = await ValuationFits.ofOwnCatalogue();
  const [first, ...others] = read;
  if (command === 'evaluate' && first && others.length === 0) console.log(fits.evaluate(first));
  else if (command === 'fit')
    await take(fits.fit(read, checkedMonth(values.month)), values.to && (await givenFolder(values.to)));
  else throw new StartError(usage);
};

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { month: { type: 'string' }, to: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new StartError(usage);
  }
}

async function readRows(path: string): Promise<UsedRows> {
  const bytes = await readGivenFile(fromCaller(path), MAX_BYTES).catch(({ message }: GivenFileError) => {
    throw new StartError(`${path} ${message}. Name a file of asking prices.`);
  });
  return readUsedRows(bytes.toString(), basename(path));
}

function checkedMonth(month: string | undefined): string | undefined {
  if (month === undefined || /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)) return month;
  throw new StartError('Give the month of the asking prices like 2026-08.');
}

/** Prints the accuracy of a fit and writes it; into the repository only without objections. */
async function take({ today, market2020, marks, report, objections }: Fit, folder: string | undefined): Promise<void> {
  console.log(report);
  if (objections.length > 0 && !folder)
    throw new StartError(`Nothing was written: ${objections.join('; ')}. Look at it with --to FOLDER.`);
  const files = [
    [folder ?? ownFolders.today, 'todays-model.json', today],
    [folder ?? ownFolders.others, 'market-2020.json', market2020],
    [folder ?? ownFolders.others, 'fitted-rows.json', marks],
  ] as const;
  for (const [where, name, parts] of files) if (parts) await writeGivenFile(where, name, writeLines(parts));
}

/** Formats an object as JSON with one line per part, for readable diffs. */
export function writeLines(parts: object): string {
  const lines = Object.entries(parts).map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

if (import.meta.main) await runCommand(valuationCommand);
