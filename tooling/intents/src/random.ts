/** Source of numbers that look random and are the same for a seed. */
export interface Random {
  pick: <Item>(items: readonly Item[]) => Item;
  /** Returns true this often: 0.25 is every fourth time. */
  happens: (share: number) => boolean;
  shuffle: <Item>(items: readonly Item[]) => Item[];
}

/** Creates a source by the mulberry32 method. */
export function randomOf(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    pick: (items) => {
      if (items.length === 0) throw new Error('There is nothing to pick from.');
      return items[below(items.length)] as (typeof items)[number];
    },
    happens: (share) => next() < share,
    shuffle: (items) => {
      const shuffled = [...items];
      for (let at = shuffled.length - 1; at > 0; at--) {
        const [moved] = shuffled.splice(below(at + 1), 1, shuffled[at] as (typeof shuffled)[number]);
        shuffled[at] = moved as (typeof shuffled)[number];
      }
      return shuffled;
    },
  };
}
