interface ListedBike {
  id: number | string;
  slug: string | null;
}

/** The address of a used bike's page: by its slug, else by its id. */
export const usedBikePath = ({ id, slug }: ListedBike): string => `/bikes/${slug ?? id}`;
