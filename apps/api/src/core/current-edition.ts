/** Knows which edition of the catalogue holds now; answers that are computed from it are cached by its name. */
export interface CurrentEdition {
  /** The edition of this second; the last one known while the database does not answer. */
  current: () => Promise<string>;
  /** The edition of this second without waiting; undefined while it has to be read. */
  known: () => string | undefined;
}
