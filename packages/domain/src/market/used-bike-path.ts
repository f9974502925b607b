interface ListedBike {
  id: number | string;
  slug: string | null;
}

/** Returns the key of a used bike for the API and its page: its slug, else its id. */
export const usedBikeKey = ({ id, slug }: ListedBike): string => slug ?? String(id);

/** Returns the path of a used bike's page. */
export const usedBikePath = (bike: ListedBike): string => `/bikes/${usedBikeKey(bike)}`;
