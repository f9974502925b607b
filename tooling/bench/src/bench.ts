import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, seedDatabase, startSite } from '@dopahiya/site-process';
import { measureApi } from './measure-api.ts';
import { measureColdStart } from './measure-cold-start.ts';
import { measureLoad } from './measure-load.ts';
import { visitPages } from './pages.ts';
import { printApi, printBytes, printColdStart, printLoad, printMobile } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'dopahiya-bench-'));
const settings = { DATA_DIR: folder, LOG_LEVEL: 'error' };

const measurements: Record<string, () => Promise<void>> = {
  api: measureBothDatabases,
  bytes: () => withSite(printBytes),
  mobile: () => withSite(printMobile),
  load: async () => printLoad(await measureLoad(settings, folder)),
  'cold-start': async () => printColdStart(await measureColdStart(settings)),
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  console.error(
    `There is no measurement '${unknown.join(', ')}'. Choose from: ${Object.keys(measurements).join(', ')}.`,
  );
  process.exit(1);
}

try {
  console.log('Filling a database for the measurements…');
  await seedDatabase(settings);
  for (const [name, measure] of Object.entries(measurements)) {
    if (chosen.length === 0 || chosen.includes(name)) await measure();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
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

async function withSite(print: (origin: string) => Promise<void>): Promise<void> {
  const site = await startSite({ port: await findFreePort(22_400), settings });
  try {
    await visitPages(site.origin);
    await print(site.origin);
  } finally {
    await site.stop();
  }
}
