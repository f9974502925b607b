import type { DrawingFrame } from '@dopahiya/domain/bikes';
import type { CSSProperties } from 'react';

/** The room, in mm, that is kept for a bike whose own measures nobody gave. */
export const reservedFrame: DrawingFrame = { width: 2000, height: 1250 };

/** What stands on a stage: a bike with the frame of its drawing, if that is known. */
export interface Standing {
  drawing?: DrawingFrame | null;
}

/** The length, in mm, of the longest of these bikes. */
export function longestOf(bikes: readonly Standing[]): number {
  return Math.max(...bikes.map(lengthOf), 1);
}

/** The length, in mm, that these bikes take side by side. */
export function lengthTogether(bikes: readonly Standing[]): number {
  return bikes.reduce((sum, bike) => sum + lengthOf(bike), 0);
}

const lengthOf = ({ drawing }: Standing): number => (drawing ?? reservedFrame).width;

/** Tells a module the length, in mm, that has to fit into the room it gives one bike. */
export function fitting(length: number): CSSProperties {
  return { '--fitting': length } as CSSProperties;
}

/**
 * CSS that sets `--mm`, the length of one millimetre on screen, for all that stand in a module: the design's scale,
 * or less when the length told with `fitting` would not fit into `room`. `room` may use `cqi`: the container's width.
 */
export function toScale(scale: string, room: string): string {
  return `--mm: min(${scale}, (${room}) / var(--fitting, 1));`;
}

/**
 * CSS like `toScale` for a module whose columns are all `room` wide, which also sets the height of their stages,
 * `--stage`: it does not hang on the bikes, so that it is right before they are known.
 */
export function columnsToScale(scale: string, room: string): string {
  return `${toScale(scale, room)} --stage: calc(min(${scale}, (${room}) / ${longUsual}) * ${stageHeight});`;
}

/** Height of a stage, in mm: the highest bikes with air above. */
export const stageHeight = 1650;

/** Few bikes are longer, in mm. */
const longUsual = 2300;
