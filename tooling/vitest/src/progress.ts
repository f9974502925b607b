/** Finished tests of a package. */
export interface Ended {
  passed: number;
  failed: number;
}

interface Clock {
  now: () => number;
  say: (line: string) => void;
}

const SILENCE_MS = 10_000;

/** Reports the progress of each package: a line at most every ten seconds, and one after its last test. */
export class Progress {
  readonly #clock: Clock;
  readonly #start: number;
  readonly #packages = new Map<string, Ended & { left: number }>();
  #lastSaid: number;

  constructor(clock: Clock = { now: () => performance.now(), say: (line) => console.log(line) }) {
    this.#clock = clock;
    this.#start = clock.now();
    this.#lastSaid = this.#start;
  }

  /** Expects one more file, or test, of a package. */
  expect(name: string): void {
    const known = this.#packages.get(name);
    this.#packages.set(name, { passed: 0, failed: 0, ...known, left: (known?.left ?? 0) + 1 });
  }

  /** Adds the counts of one of them. */
  add(name: string, { passed, failed }: Ended): void {
    const known = this.#packages.get(name) ?? { passed: 0, failed: 0, left: 1 };
    const sum = { passed: known.passed + passed, failed: known.failed + failed, left: known.left - 1 };
    this.#packages.set(name, sum);
    if (sum.left === 0) this.#say(`${sum.failed > 0 ? '✗' : '✓'} ${name}`, sum);
    else if (this.#clock.now() - this.#lastSaid >= SILENCE_MS) this.#say(`… ${name}`, sum);
  }

  #say(name: string, { passed, failed }: Ended): void {
    this.#lastSaid = this.#clock.now();
    const seconds = Math.round((this.#lastSaid - this.#start) / 1000);
    this.#clock.say(`${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  }
}
