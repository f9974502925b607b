export { type Catalogue, type CatalogueCity, ownCatalogue, readCatalogue } from './areas/seeding/index.ts';
export {
  fromCaller,
  type GivenFileError,
  givenFolder,
  readGivenFile,
  writeGivenFile,
} from './core/command/given-files.ts';
export { type Command, runCommand } from './core/command/run-command.ts';
export { StartError } from './core/command/start-error.ts';
