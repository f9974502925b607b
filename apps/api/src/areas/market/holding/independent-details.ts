import { BRIGHTNESS_SIDE } from './thumbnail.ts';
import { strengthsOf, cosineWave } from './waves.ts';

const SIDE = BRIGHTNESS_SIDE / 2;
const waves = Array.from({ length: SIDE }, (_, number) => cosineWave(number, SIDE));
/** A picture is looked at in so many fields across and down. */
const FIELDS = 8;

/**
 * How many details of a picture differ independently of each other, by its details at half the size: about a hundred in a street, a
 * few in a soft blur or a single spot. The fewer there are, the more often two pictures are alike by chance.
 */
export const countIndependent = (rough: Float32Array): number =>
  evenCount(powersOf(rough)) * (evenCount(energiesOf(rough)) / FIELDS ** 2);

/** Of so many values as many as they would be if all were the same: 1 where all but one are nothing. */
function evenCount(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  const squares = values.reduce((total, value) => total + value ** 2, 0);
  return squares > 0 ? sum ** 2 / squares : 0;
}

/** What each wave adds to the details: a level one is twice as strong for as much. */
function powersOf(rough: Float32Array): number[] {
  const isLevel = (index: number) => index < SIDE || index % SIDE === 0;
  return strengthsOf(rough, waves).map((strength, index) => (isLevel(index) ? 0.5 : 1) * strength ** 2);
}

/** What each field of the picture has of the details. */
function energiesOf(rough: Float32Array): number[] {
  const energies = Array.from({ length: FIELDS ** 2 }, () => 0);
  const size = SIDE / FIELDS;
  for (const [index, value] of rough.entries()) {
    const field = Math.floor(index / SIDE / size) * FIELDS + Math.floor((index % SIDE) / size);
    energies[field] = (energies[field] ?? 0) + value ** 2;
  }
  return energies;
}
