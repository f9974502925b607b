/** Browser event timing (`PerformanceEventTiming`). */
export interface EventTiming {
  /** The same for all events of one press; 0 for events outside an interaction. */
  interactionId: number;
  /** Time in ms until the next frame was painted, in steps of eight. */
  duration: number;
}

/** The browser reports no faster events. */
const fastestMs = 16;

/**
 * Returns the interaction to next paint: the slowest event of any press, or `fastestMs` if none was reported because every frame was
 * immediate.
 */
export function interactionTime(events: readonly EventTiming[]): number {
  const durations = events.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration);
  return Math.max(fastestMs, ...durations);
}
