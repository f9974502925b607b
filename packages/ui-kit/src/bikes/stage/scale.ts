import type { DrawingFrame } from '@dopahiya/domain/bikes';
import type { CSSProperties } from 'react';

/** Default frame in mm for a bike of unknown size. */
export const reservedFrame: DrawingFrame = { width: 2000, height: 1250 };

/** Bike on a stage, with its drawing's frame if known. */
export interface Standing {
  drawing?: DrawingFrame | null;
}

/** Returns the length of the longest bike, in mm. */
export function longestOf(bikes: readonly Standing[]): number {
  return Math.max(...bikes.map(lengthOf), 1);
}

/** Returns the total length of bikes side by side, in mm. */
export function lengthTogether(bikes: readonly Standing[]): number {
  return bikes.reduce((sum, bike) => sum + lengthOf(bike), 0);
}

const lengthOf = ({ drawing }: Standing): number => (drawing ?? reservedFrame).width;

/** Sets the length in mm that must fit into the room of one bike. */
export function fitting(length: number): CSSProperties {
  return { '--fitting': length } as CSSProperties;
}

/**
 * Returns CSS that sets `--mm`, the size of one millimetre on screen: the design's scale, or less if the length
 * set by `fitting` would exceed `room`. `room` may use `cqi`, the container's width.
 */
export function toScale(scale: string, room: string): string {
  return `--mm: min(${scale}, (${room}) / var(--fitting, 1));`;
}

/**
 * Returns CSS like `toScale` for columns of width `room`, and sets the height of their stages, `--stage`,
 * independently of the bikes, so that it is right before they load.
 */
export function columnsToScale(scale: string, room: string): string {
  return `${toScale(scale, room)} --stage: calc(min(${scale}, (${room}) / ${longUsual}) * ${stageHeight});`;
}

/** Height of a stage in mm: the tallest bikes plus a margin. */
export const stageHeight = 1650;

/** Length in mm that few bikes exceed. */
const longUsual = 2300;
