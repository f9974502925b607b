import { THUMBNAIL_SIDE } from './same-picture.ts';

/** As many waves across and down a picture are measured: each is one bit. */
const WAVES = 8;

/** How a wave runs along a side; the shortest one is left out, for it is the brightness of all. */
const waves = Array.from({ length: WAVES }, (_, wave) =>
  Array.from({ length: THUMBNAIL_SIDE }, (_side, place) =>
    Math.cos((((2 * place + 1) * (wave + 1)) / (2 * THUMBNAIL_SIDE)) * Math.PI),
  ),
);

/**
 * The 64 bits of a thumbnail by which others like it are found: whether each wave across and down is stronger than they are on
 * average (pHash). They are those that `sharp-phash` makes.
 */
export function bitsOf(thumbnail: Uint8Array): string {
  const strengths = waves.flatMap((across) => waves.map((down) => strengthOf(thumbnail, across, down)));
  const average = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length;
  return strengths.map((strength) => (strength > average ? '1' : '0')).join('');
}

function strengthOf(thumbnail: Uint8Array, across: readonly number[], down: readonly number[]): number {
  let strength = 0;
  for (const [y, ofRow] of down.entries())
    for (const [x, ofColumn] of across.entries())
      strength += (thumbnail[y * THUMBNAIL_SIDE + x] ?? 0) * ofRow * ofColumn;
  return strength;
}
