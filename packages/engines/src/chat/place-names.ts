/** The places that a message may mention, supplied by the caller. */
export interface PlaceNames {
  /** Sorted by size, largest first. */
  cities: readonly NamedCity[];
  states: readonly NamedState[];
}

/** A city with its alternative names. */
export interface NamedCity {
  slug: string;
  names: readonly string[];
  /** Two-letter state code. */
  state: string;
}

/** A state by its two-letter number plate code, with its alternative names. */
interface NamedState {
  code: string;
  names: readonly string[];
}
