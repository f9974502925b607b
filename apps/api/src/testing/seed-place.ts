import { seedCatalogue } from '../areas/seeding/seed-catalogue.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { catalogueFixture } from './catalogue-fixture.ts';

/** Writes the made-up catalogue where an API of its own process is to find it, by the settings of that process. */
export async function seedPlace({ DATA_DIR, DATABASE_URL }: Record<string, string>): Promise<void> {
  const database = await openDatabase(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: DATA_DIR });
  try {
    await seedCatalogue(database, catalogueFixture());
  } finally {
    await database.close();
  }
}
