import { type Catalogue, ownCatalogue, readCatalogue } from '@dopahiya/api/commands';

let read: Promise<Catalogue> | undefined;

/** Reads the repository's own catalogue, once per worker: tests must not change it. */
export function readOwnCatalogue(): Promise<Catalogue> {
  return (read ??= readCatalogue(ownCatalogue).then(({ catalogue }) => catalogue));
}
