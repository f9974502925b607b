/** A city to choose. */
export interface CityChoice {
  id: number | string;
  name: string;
  /** Shown beside the name; null where it is not known. */
  state: string | null;
}
