import type { StandingBike } from './standing-bike.ts';

/** Height of the scene in mm: fits the tallest rider on the tallest bike. */
export const sceneHeight = 2020;

/** Margin on either side of each bike, in mm. */
const padding = 70;

/** Returns the width for each bike in mm, as the longest one needs. */
function placeWidth(bikes: readonly StandingBike[]): number {
  return Math.max(...bikes.map(({ stance }) => stance.frame.width)) + 2 * padding;
}

/** Returns the width of the scene in mm. */
export function sceneWidth(bikes: readonly StandingBike[]): number {
  return placeWidth(bikes) * bikes.length;
}

/** Returns the x position of each bike's rear axle in mm that centres the bike in its place. */
export function axlePlaces(bikes: readonly StandingBike[]): number[] {
  const place = placeWidth(bikes);
  return bikes.map(({ stance: { frame } }, index) => place * index + (place - frame.width) / 2 - frame.left);
}
