import { bharatPlate, numberPlate } from '../transfer/number-plate.ts';
import type { Finding } from './finding.ts';

/** Whether a text of plain characters tells a whole number plate. */
export const findPlate = (text: string): Finding =>
  text.search(numberPlate) !== -1 || text.search(bharatPlate) !== -1 ? 'sure' : null;
