/** How long work may go on before others get their turn, in milliseconds. */
const sliceTime = 8;

/** How `inSlices` tells the time and lets others in. */
interface Turns {
  now: () => number;
  /** Resolves when everybody who waited has had a turn. */
  pause: () => Promise<void>;
}

const realTurns: Turns = {
  now: () => performance.now(),
  pause: () =>
    new Promise((resolve) => {
      setTimeout(resolve, 0);
    }),
};

/** Runs work of small steps to its end without holding anybody up; rejects when it is not wanted any more. */
export async function inSlices<Answer>(
  work: Generator<unknown, Answer>,
  signal: AbortSignal,
  { now, pause }: Turns = realTurns,
): Promise<Answer> {
  let begun = now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (now() - begun < sliceTime) continue;
    await pause();
    signal.throwIfAborted();
    begun = now();
  }
}
