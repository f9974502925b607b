/** The names that a message may have: the catalogue's, given by whoever asks. */
export interface ChatNames {
  brands: readonly { slug: string; name: string }[];
  /** Those that sell most first. */
  bikes: readonly NamedModel[];
  /** The largest first. */
  cities: readonly NamedCity[];
  states: readonly NamedState[];
}

/** A model as a message may name it. */
export interface NamedModel {
  /** Slugs of brand and model: 'honda/activa'. */
  key: string;
  name: string;
  status: 'on_sale' | 'upcoming' | 'discontinued';
  /** In rupees; null where nobody knows. */
  price: number | null;
}

/** A city with whatever people call it. */
export interface NamedCity {
  slug: string;
  names: readonly string[];
  /** Two letters. */
  state: string;
}

/** A state by the two letters of its number plates, with whatever people call it. */
interface NamedState {
  code: string;
  names: readonly string[];
}
