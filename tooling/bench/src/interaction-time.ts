/** What the browser tells of an event (`PerformanceEventTiming`). */
export interface EventTiming {
  /** The same for all events of one press; 0 for events that answer none. */
  interactionId: number;
  /** Milliseconds until the next frame was painted, in steps of eight. */
  duration: number;
}

/** The browser tells of no event that was faster. */
const fastestMs = 16;

/**
 * Interaction to next paint: the slowest event of any press. `fastestMs` where the browser told of none, because every frame
 * came at once.
 */
export function interactionTime(events: readonly EventTiming[]): number {
  const durations = events.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration);
  return Math.max(fastestMs, ...durations);
}
