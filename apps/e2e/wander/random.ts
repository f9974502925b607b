/** Chances that look random, and come again in the same order for the same seed. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number;
  /** @throws when there is nothing to pick from. */
  pick: <Item>(items: readonly Item[]) => Item;
  /** Picks an item as often as its weight says. */
  pickByWeight: <Item extends { weight: number }>(items: readonly Item[]) => Item;
}

/** Starts the chances of a seed (the mulberry32 generator: 32 bits of state are plenty for presses). */
export function startRandom(seed: number): Random {
  let state = seed | 0;
  const fraction = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new Error('There is nothing to pick from.');
    return items[below(items.length)] as Item;
  };
  return {
    below,
    pick,
    pickByWeight: (items) => pick(items.flatMap((item) => Array<typeof item>(item.weight).fill(item))),
  };
}
