import { type Catalogue, ownCatalogue, readCatalogue } from '@dopahiya/api/commands';

let read: Promise<Catalogue> | undefined;

/** The repository's own catalogue, read once by each worker: tests must not change it. */
export function readOwnCatalogue(): Promise<Catalogue> {
  return (read ??= readCatalogue(ownCatalogue).then(({ catalogue }) => catalogue));
}
