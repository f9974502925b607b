export { createTemporaryDatabase } from './testing/temporary-database.ts';
