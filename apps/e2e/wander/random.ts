/** Seeded pseudo-random generator. */
export interface Random {
  /** Returns an integer from 0 to below `limit`. */
  below: (limit: number) => number;
  /** Picks an item. @throws if there are none. */
  pick: <Item>(items: readonly Item[]) => Item;
  /** Picks an item with a probability proportional to its weight. */
  pickByWeight: <Item extends { weight: number }>(items: readonly Item[]) => Item;
}

/** Creates a seeded generator (mulberry32: 32 bits of state are enough here). */
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
