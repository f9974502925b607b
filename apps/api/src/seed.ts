import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, readCatalogue } from './catalogue/seeding/read-catalogue.ts';
import { formatRejection } from './catalogue/seeding/rejection.ts';
import { seedCatalogue } from './catalogue/seeding/seed-catalogue.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { readApiEnv } from './env.ts';
import { runCommand } from './run-command.ts';
import { StartError } from './start-error.ts';

const ownCatalogue = fileURLToPath(new URL('../data', import.meta.url));

await runCommand(async () => {
  const folder = resolve(process.argv[2] ?? ownCatalogue);
  const catalogue = await read(folder);
  const database = await openDatabase(readApiEnv());
  try {
    await write(database, catalogue);
  } finally {
    await database.close();
  }
});

async function read(folder: string): Promise<Catalogue> {
  console.log(`Reading the catalogue in ${folder}`);
  const { catalogue, rejections } = await readCatalogue(folder);
  if (rejections.length > 0) throw new StartError(refusal(rejections.map(formatRejection)));
  const models = catalogue.brands.flatMap((brand) => brand.models).length;
  console.log(`Checked ${catalogue.brands.length} brands, ${models} models and ${catalogue.cities.length} cities`);
  return catalogue;
}

function refusal(lines: string[]): string {
  return [...lines, `Nothing was written; wrong places: ${lines.length}. Correct them and seed again.`].join('\n');
}

async function write(database: Database, catalogue: Catalogue): Promise<void> {
  console.log(`Comparing with what ${database.name} holds`);
  const outcome = await seedCatalogue(database, catalogue);
  console.log(outcome === 'seeded' ? 'The catalogue is in the database' : 'The database holds this catalogue already');
}
