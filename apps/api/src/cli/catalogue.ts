import { dateInIndia, formatDate } from '@dopahiya/domain/site';
import {
  exportCatalogue,
  formatGaps,
  formatMeasures,
  formatRejection,
  formatReplacedPrice,
  importCatalogue,
  importShowrooms,
  measureCatalogue,
  ownCatalogue,
  readCatalogue,
  refusal,
} from '../areas/seeding/index.ts';
import { type Command, printProgress, runCommand } from '../core/command/run-command.ts';
import { StartError } from '../core/command/start-error.ts';
import { FigureReportRepository, type ListedReport } from '../areas/community/index.ts';
import { type Database, openDatabase } from '../core/database/open-database.ts';
import { readApiEnv } from '../core/settings/env.ts';
import { fromCaller, givenFolder } from '../core/command/given-files.ts';
import { type PhotoStore, photoStoreIn } from '../areas/media/index.ts';

const usage = [
  'Name what to do with the catalogue:',
  '  catalogue import FOLDER    adds the brands, cities and articles of a folder to the database',
  '  catalogue import-showrooms FILE    adds the real showrooms of a file, in the place of samples',
  '  catalogue export FOLDER    writes what the database holds into a new folder, in the format of the files',
  '  catalogue figure-reports    prints which figures visitors call wrong',
  '  catalogue report [FOLDER]  prints how complete a folder is, or the repository’s own catalogue',
].join('\n');

/** Command `catalogue`. */
export const catalogueCommand: Command = async ([command, path, ...others], environment) => {
  const withDatabase = databaseOpener(environment);
  const ofPath = path !== undefined && others.length === 0 ? pathCommands[String(command)] : undefined;
  if (ofPath && path) return ofPath(path, withDatabase);
  if (command === 'report' && path === undefined) return reportFolder(ownCatalogue);
  if (command === 'figure-reports' && path === undefined) return printFigureReports(withDatabase);
  throw new StartError(usage);
};

/** Commands about a file or folder. */
const pathCommands: Record<string, (path: string, withDatabase: WithDatabase) => Promise<void>> = {
  report: async (path) => reportFolder(await givenFolder(path)),
  export: (path, withDatabase) => exportTo(withDatabase, fromCaller(path)),
  import: async (path, withDatabase) => importFolder(withDatabase, await givenFolder(path)),
  'import-showrooms': (path, withDatabase) => importShowroomFile(withDatabase, fromCaller(path)),
};

type WithDatabase = (work: (database: Database, photos: PhotoStore | undefined) => Promise<void>) => Promise<void>;

function databaseOpener(environment: NodeJS.ProcessEnv): WithDatabase {
  return async (work) => {
    const { databaseUrl, dataDir } = readApiEnv(environment);
    const database = await openDatabase({ databaseUrl, dataDir });
    try {
      await work(database, photoStoreIn(dataDir));
    } finally {
      await database.close();
    }
  };
}

async function printFigureReports(withDatabase: WithDatabase): Promise<void> {
  await withDatabase(async ({ orm }) => console.log(formatReports(await new FigureReportRepository(orm).list())));
}

/** Formats reports for the terminal: bike, figure, catalogue value, reported value, count, last date and source. */
export function formatReports(reports: readonly ListedReport[]): string {
  if (reports.length === 0) return 'No figure was reported as wrong.';
  return reports.map(formatReport).join('\n');
}

function formatReport({ bike, report }: ListedReport): string {
  const { field, value, seen_at, count, reported_at } = report;
  const known = { ...bike.specifications, ...bike }[field] ?? 'not known';
  const times = count === 1 ? 'once' : `${count} times`;
  const seen = seen_at === null ? '' : `, seen at: ${seen_at}`;
  return `${bike.slug} ${field}: ${known} in the catalogue, reported as ${value} (${times}, last on ${formatDate(reported_at.toISOString())}${seen})`;
}

async function importFolder(withDatabase: WithDatabase, folder: string): Promise<void> {
  console.log(`Importing the catalogue in ${folder}`);
  await withDatabase(async (database, photos) => {
    const outcome = await importCatalogue(database, folder, { photos, progress: printProgress });
    if (!outcome.imported) throw new StartError(refusal(outcome.rejections, 'import'));
    const { imported, replacedPrices, overDesk } = outcome;
    for (const { kind, slug } of overDesk) console.log(`Replaced, although the desk had changed it: ${kind} ${slug}`);
    for (const replaced of replacedPrices) console.log(formatReplacedPrice(replaced));
    const models = imported.brands.flatMap(({ models: all }) => all).length;
    console.log(`Imported ${imported.brands.length} brands, ${models} models and ${imported.cities.length} cities`);
  });
}

async function exportTo(withDatabase: WithDatabase, folder: string): Promise<void> {
  await withDatabase(async ({ orm }, photos) => {
    const { brands, models, articles } = await exportCatalogue(orm, { folder, source: ownCatalogue, photos });
    console.log(`Wrote ${brands} brands, ${models} models and ${articles} articles into ${folder}`);
  });
}

async function importShowroomFile(withDatabase: WithDatabase, path: string): Promise<void> {
  console.log(`Importing the showrooms in ${path}`);
  await withDatabase(async (database) => {
    const { showrooms, rejections } = await importShowrooms(database, path, printProgress);
    if (!showrooms) throw new StartError(refusal(rejections, 'import'));
    const cities = new Set(showrooms.map(({ city }) => city));
    console.log(`Imported ${showrooms.length} showrooms in ${cities.size} cities`);
  });
}

async function reportFolder(folder: string): Promise<void> {
  const { catalogue, rejections } = await readCatalogue(folder);
  if (rejections.length > 0) {
    throw new StartError([...rejections.map(formatRejection), 'Correct these places and report again.'].join('\n'));
  }
  const models = catalogue.brands.flatMap((brand) => brand.models);
  console.log([formatMeasures(measureCatalogue(catalogue, dateInIndia(new Date()))), formatGaps(models)].join('\n\n'));
}

if (import.meta.main) await runCommand(catalogueCommand);
