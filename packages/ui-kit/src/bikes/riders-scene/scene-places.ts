import type { StandingBike } from './standing-bike.ts';

/** How high the scene is: room above the ground for the tallest rider on the tallest bike, mm. */
export const sceneHeight = 2020;

/** Room beside each bike, mm. */
const air = 70;

/** The same room for each bike, as wide as the longest needs, mm. */
function placeWidth(bikes: readonly StandingBike[]): number {
  return Math.max(...bikes.map(({ stance }) => stance.frame.width)) + 2 * air;
}

/** How wide the scene of bikes side by side is, mm. */
export function sceneWidth(bikes: readonly StandingBike[]): number {
  return placeWidth(bikes) * bikes.length;
}

/** Where the rear axle of each bike stands so that it is in the middle of its room, mm from the left. */
export function axlePlaces(bikes: readonly StandingBike[]): number[] {
  const place = placeWidth(bikes);
  return bikes.map(({ stance: { frame } }, index) => place * index + (place - frame.width) / 2 - frame.left);
}
