/** Current edition of the catalogue; used as a cache key for responses computed from it. */
export interface CurrentEdition {
  /** Returns the edition, read at most a second ago; the last known one while the database is unavailable. */
  current: () => Promise<string>;
  /** Returns the edition without waiting; undefined if it has to be read first. */
  known: () => string | undefined;
}
