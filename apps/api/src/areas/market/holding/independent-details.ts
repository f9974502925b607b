import { BRIGHTNESS_SIDE } from './thumbnail.ts';
import { strengthsOf, cosineWave } from './picture-bits.ts';

const SIDE = BRIGHTNESS_SIDE / 2;
const waves = Array.from({ length: SIDE }, (_, number) => cosineWave(number, SIDE));
/** Number of fields across and down in which a picture's details are measured. */
const FIELDS = 8;

/**
 * Estimates how many details of a picture vary independently, from its details at half the size: about a hundred for a street, a few for a
 * soft blur or a single spot. The fewer there are, the more often two pictures match by chance.
 */
export const countIndependent = (rough: Float32Array): number =>
  evenCount(powersOf(rough)) * (evenCount(energiesOf(rough)) / FIELDS ** 2);

/** Returns the effective number of values: their count if all are equal, 1 if only one is not zero. */
function evenCount(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  const squares = values.reduce((total, value) => total + value ** 2, 0);
  return squares > 0 ? sum ** 2 / squares : 0;
}

/** Returns the power of each wave in the details; constant waves get half the weight. */
function powersOf(rough: Float32Array): number[] {
  const isLevel = (index: number) => index < SIDE || index % SIDE === 0;
  return strengthsOf(rough, waves).map((strength, index) => (isLevel(index) ? 0.5 : 1) * strength ** 2);
}

/** Returns the energy of the details in each field of the picture. */
function energiesOf(rough: Float32Array): number[] {
  const energies = Array.from({ length: FIELDS ** 2 }, () => 0);
  const size = SIDE / FIELDS;
  for (const [index, value] of rough.entries()) {
    const field = Math.floor(index / SIDE / size) * FIELDS + Math.floor((index % SIDE) / size);
    energies[field] = (energies[field] ?? 0) + value ** 2;
  }
  return energies;
}
