import { setTimeout as wait } from 'node:timers/promises';
import { type Owner, openAccount, signInAs, tryStrangerPassword } from './sign-ins.ts';

const PHASE_MS = 8000;
const ROUNDS = 3;
const IN_FLIGHT = 80;
/** Pause in ms between visitors, who do not arrive the moment the previous one leaves. */
const PAUSE_MS = 5;

/** Effect of a flood of sign-ins by strangers on pages and on owners' sign-ins. */
export interface SignInFigures {
  /** 95th percentile of the response time of `/` in ms, alone and under the flood. */
  alone: number;
  flooded: number;
  /** Responses to strangers by status, and the 503 ones with Retry-After. */
  strangers: Record<number, number>;
  explained: number;
  /** Owners' sign-ins under the flood: successful ones, total, and the slowest in ms. */
  owners: { answered: number; of: number; slowest: number };
}

/** Measures `/` alternately with and without eighty concurrent sign-ins, in one run. */
export async function measureSignIns(origin: string): Promise<SignInFigures> {
  const owner = await openAccount(origin);
  const figures: SignInFigures = {
    alone: 0,
    flooded: 0,
    strangers: {},
    explained: 0,
    owners: { answered: 0, of: 0, slowest: 0 },
  };
  await visitFor(origin, PHASE_MS);
  const alone: number[] = [];
  const flooded: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(...(await visitFor(origin, PHASE_MS)));
    flooded.push(...(await floodFor(origin, owner, figures)));
  }
  return { ...figures, alone: percentile95(alone), flooded: percentile95(flooded) };
}

/** Visits `/` sequentially. @returns the response times in ms. */
async function visitFor(origin: string, ms: number): Promise<number[]> {
  const waits: number[] = [];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const start = performance.now();
    await (await fetch(`${origin}/`)).arrayBuffer();
    waits.push(performance.now() - start);
    await wait(PAUSE_MS);
  }
  return waits;
}

async function floodFor(origin: string, owner: Owner, figures: SignInFigures): Promise<number[]> {
  const end = performance.now() + PHASE_MS;
  const goesOn = () => performance.now() < end;
  const flood = Array.from({ length: IN_FLIGHT }, async () => {
    while (goesOn()) {
      const { status, headers } = await tryStrangerPassword(origin);
      figures.strangers[status] = (figures.strangers[status] ?? 0) + 1;
      if (status === 503 && headers.has('retry-after')) figures.explained += 1;
    }
  });
  const owns = signInNowAndThen(origin, owner, figures.owners, goesOn);
  const waits = await visitFor(origin, PHASE_MS);
  await Promise.all([...flood, owns]);
  return waits;
}

async function signInNowAndThen(
  origin: string,
  owner: Owner,
  owners: SignInFigures['owners'],
  goesOn: () => boolean,
): Promise<void> {
  while (goesOn()) {
    const start = performance.now();
    owners.of += 1;
    if ((await signInAs(origin, owner)).status === 200) owners.answered += 1;
    owners.slowest = Math.max(owners.slowest, performance.now() - start);
    await wait(1000);
  }
}

function percentile95(waits: readonly number[]): number {
  const sorted = waits.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}
