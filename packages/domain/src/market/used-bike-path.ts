interface ListedBike {
  id: number | string;
  slug: string | null;
}

/** Returns the path of a used bike's page: by slug, else by id. */
export const usedBikePath = ({ id, slug }: ListedBike): string => `/bikes/${slug ?? id}`;
