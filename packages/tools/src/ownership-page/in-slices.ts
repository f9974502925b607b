/** Maximum duration of a slice of work, in ms. */
const sliceTime = 8;

/** Clock and scheduler used by `inSlices`. */
interface Turns {
  now: () => number;
  /** Resolves when other pending tasks have run. */
  pause: () => Promise<void>;
}

const realTurns: Turns = {
  now: () => performance.now(),
  pause: () =>
    new Promise((resolve) => {
      setTimeout(resolve, 0);
    }),
};

/** Runs a generator to its end in slices, without blocking; rejects if aborted. */
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
