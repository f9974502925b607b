/** Where a key leads in a list of `count` options from the one at `current`, -1 for none: past an end, to the other. */
export function nextOption(key: 'ArrowDown' | 'ArrowUp', current: number, count: number): number {
  if (count === 0) return -1;
  if (key === 'ArrowDown') return (current + 1) % count;
  return current <= 0 ? count - 1 : current - 1;
}
