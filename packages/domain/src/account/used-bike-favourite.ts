/** What a used bike is called among favourites: by its id, for its slug goes by what its seller says of it. */
export const usedBikeFavourite = (id: number | string): string => `used-${id}`;

/** The id of the used bike that a favourite is; null for that of a model, which is its slug. */
export function usedBikeIdOf(favourite: string): number | null {
  const [, id] = /^used-([1-9]\d{0,8})$/.exec(favourite) ?? [];
  return id === undefined ? null : Number(id);
}
