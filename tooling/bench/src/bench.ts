import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, seedDatabase, startSite } from '@dopahiya/site-process';
import { type BenchCommand, readCommand } from './bench-command.ts';
import { benchPages, chosenMeasurements, pageMeasurements } from './bench-pages.ts';
import { measureApi } from './measure-api.ts';
import { measureInteractions } from './measure-interactions.ts';
import { openAccount } from './sign-ins.ts';
import { fillListings } from './listings-of-bench.ts';
import { measureLists } from './measure-market.ts';
import { measureLoad } from './measure-load.ts';
import { measureNavigations } from './measure-navigations.ts';
import { measureSignIns } from './measure-sign-ins.ts';
import { pages } from './pages.ts';
import {
  printApi,
  printColdStart,
  printInteractions,
  printLoad,
  printMarket,
  printNavigations,
  printSignIns,
} from './reports.ts';
import { median } from './page-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'dopahiya-bench-'));
const settings = { DATA_DIR: folder, LOG_LEVEL: 'error' };
const FEW_LISTINGS = 1000;
const MANY_LISTINGS = 100_000;

const ofServers: Record<string, () => Promise<void>> = {
  api: measureBothDatabases,
  load: async () => printLoad(await measureLoad(settings, folder)),
  interactions: async () => printInteractions(await withSite(measureInteractions)),
  navigations: async () => printNavigations(await withSite(measureNavigations)),
  'sign-ins': async () => {
    if (!printSignIns(await withSite(measureSignIns))) process.exitCode = 1;
  },
  market: measureMarket,
  'cold-start': async () => printColdStart(await measureColdStart(settings)),
};

try {
  const known = { ofPages: Object.keys(pageMeasurements), ofServers: Object.keys(ofServers), pages };
  await bench(readCommand(process.argv.slice(2), known));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

async function bench(command: BenchCommand): Promise<void> {
  console.log('Filling a database for the measurements…');
  await seedDatabase(settings);
  for (const [name, measure] of Object.entries(ofServers)) if (command.measurements.includes(name)) await measure();
  if (chosenMeasurements(command).length === 0) return;
  const faults = await benchPages(command, settings);
  if (command.isCheck) sayVerdict(faults);
}

function sayVerdict(faults: readonly string[]): void {
  if (faults.length === 0) return console.log('\nEvery page keeps to its budget.');
  console.error(`\nOver the budgets of tooling/bench/src/budgets.ts:\n${faults.join('\n')}`);
  process.exitCode = 1;
}

async function withSite<Result>(
  measure: (origin: string) => Promise<Result>,
  siteSettings: Record<string, string> = settings,
): Promise<Result> {
  const site = await startSite({ port: await findFreePort(22_400), settings: siteSettings });
  try {
    return await measure(site.origin);
  } finally {
    await site.stop();
  }
}

async function measureBothDatabases(): Promise<void> {
  printApi('PGlite', await measureApi(settings, folder));
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) {
    console.log('\nFor PostgreSQL beside it, set DATABASE_URL to an empty database of a server; it is filled.');
    return;
  }
  const onServer = { DATABASE_URL, JWT_KEY: randomBytes(32).toString('base64url'), LOG_LEVEL: 'error' };
  await seedDatabase(onServer);
  printApi('PostgreSQL', await measureApi(onServer, folder));
}

async function measureMarket(): Promise<void> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) {
    console.log('\nFor lists of used bikes, set DATABASE_URL to an empty database of a server; it is filled.');
    return;
  }
  const JWT_KEY = randomBytes(32).toString('base64url');
  const onServer = { ...settings, DATABASE_URL, JWT_KEY, READS_PER_MINUTE: '1000000' };
  await seedDatabase(onServer);
  await withSite(openAccount, onServer);
  await fillListings(DATABASE_URL, 0, FEW_LISTINGS);
  const few = await withSite(measureLists, onServer);
  await fillListings(DATABASE_URL, FEW_LISTINGS, MANY_LISTINGS);
  if (!printMarket(few, await withSite(measureLists, onServer))) process.exitCode = 1;
}

/** Returns the median of five starts: the ms from starting the site to its first page, which is cached before it accepts connections. */
async function measureColdStart(given: Record<string, string>): Promise<number> {
  const runs = 5;
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const site = await startSite({ port: await findFreePort(22_400), settings: given, path: '/best-bikes' });
    await site.stop();
    times.push(site.readyMs);
  }
  return Math.round(median(times));
}
