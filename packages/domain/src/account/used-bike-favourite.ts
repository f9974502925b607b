/** Returns the favourite key of a used bike: based on its id, because its slug changes with what the seller enters. */
export const usedBikeFavourite = (id: number | string): string => `used-${id}`;

/** Returns the id of the used bike behind a favourite; null if the favourite is a model's slug. */
export function usedBikeIdOf(favourite: string): number | null {
  const [, id] = /^used-([1-9]\d{0,8})$/.exec(favourite) ?? [];
  return id === undefined ? null : Number(id);
}
