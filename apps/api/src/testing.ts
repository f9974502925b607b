export { catalogueFixture } from './testing/catalogue-fixture.ts';
export { createTemporaryDatabase, type TemporaryDatabase } from './testing/temporary-database.ts';
