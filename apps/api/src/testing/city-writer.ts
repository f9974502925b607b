import { CatalogueWriter } from '../areas/seeding/catalogue-writer.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { readApiEnv } from '../core/settings/env.ts';

const { orm } = await openDatabase(readApiEnv());
const writer = new CatalogueWriter(orm);

for (let number = 0; ; number++) {
  const slug = `city-${number}`;
  await writer.saveCities([{ slug, name: slug, state: 'Testland', latitude: 20, longitude: 80, population: 1 }]);
  process.stdout.write(`${slug}\n`);
}
