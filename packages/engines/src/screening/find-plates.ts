import { bharatPlate, numberPlate } from '../transfer/number-plate.ts';
import type { Finding } from './finding.ts';

/** Detects a full number plate in normalised text. */
export const findPlate = (text: string): Finding =>
  text.search(numberPlate) !== -1 || text.search(bharatPlate) !== -1 ? 'sure' : null;
