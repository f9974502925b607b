/** Names that a message may mention, supplied by the caller from the catalogue. */
export interface ChatNames {
  brands: readonly { slug: string; name: string }[];
  /** Sorted by sales, best-selling first. */
  bikes: readonly NamedModel[];
  /** Sorted by size, largest first. */
  cities: readonly NamedCity[];
  states: readonly NamedState[];
}

/** A model that a message may mention. */
export interface NamedModel {
  /** Brand and model slugs: 'honda/activa'. */
  key: string;
  name: string;
  status: 'on_sale' | 'upcoming' | 'discontinued';
  /** In rupees; null if unknown. */
  price: number | null;
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
