import {
  type Catalogue,
  formatReplacedPrice,
  ownCatalogue,
  readCatalogue,
  refusal,
  RejectedError,
  seedCatalogue,
  takePhotos,
} from '../areas/seeding/index.ts';
import { type Command, printProgress, runCommand } from '../core/command/run-command.ts';
import { StartError } from '../core/command/start-error.ts';
import { type Database, openDatabase } from '../core/database/open-database.ts';
import { readApiEnv } from '../core/settings/env.ts';
import { givenFolder } from '../core/command/given-files.ts';
import { photoStoreIn } from '../areas/media/index.ts';

/** Command that seeds the database. */
export const seedCommand: Command = async ([given], environment) => {
  const folder = given === undefined ? ownCatalogue : await givenFolder(given);
  const catalogue = await read(folder);
  const { databaseUrl, dataDir } = readApiEnv(environment);
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await write(database, catalogue, { folder, dataDir });
  } finally {
    await database.close();
  }
};

async function read(folder: string): Promise<Catalogue> {
  console.log(`Reading the catalogue in ${folder}`);
  const { catalogue, rejections } = await readCatalogue(folder);
  if (rejections.length > 0) throw new StartError(refusal(rejections, 'seed'));
  const models = catalogue.brands.flatMap((brand) => brand.models).length;
  console.log(`Checked ${catalogue.brands.length} brands, ${models} models and ${catalogue.cities.length} cities`);
  return catalogue;
}

function refuse(error: unknown): never {
  throw error instanceof RejectedError ? new StartError(refusal(error.rejections, 'seed')) : error;
}

interface Folders {
  /** Folder with the catalogue's files. */
  folder: string;
  dataDir: string | undefined;
}

async function write(database: Database, catalogue: Catalogue, { folder, dataDir }: Folders): Promise<void> {
  const store = photoStoreIn(dataDir);
  const taken = store && (await takePhotos(folder, store));
  if (taken && taken.rejections.length > 0) throw new StartError(refusal(taken.rejections, 'seed'));
  console.log(`Comparing with what ${database.name} holds`);
  const seeding = seedCatalogue(database, catalogue, printProgress, taken && { taken, store });
  const { outcome, kept, replacedPrices } = await seeding.catch(refuse);
  for (const replaced of replacedPrices) console.log(formatReplacedPrice(replaced));
  for (const { kind, slug } of kept) console.log(`Kept as the desk changed it, unlike the files: ${kind} ${slug}`);
  console.log(outcome === 'seeded' ? 'The catalogue is in the database' : 'The database holds this catalogue already');
}

if (import.meta.main) await runCommand(seedCommand);
