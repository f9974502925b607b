import type { Browser, BrowserContext } from '@playwright/test';
import { LinkCheck } from './link-check.ts';
import { memberPages, type Membership, signInAs } from './member.ts';
import { startRandom } from './random.ts';
import { readStartAddresses } from './start-addresses.ts';
import { Stay } from './stay.ts';

/** Options of a walk. */
export interface Walk {
  browser: Browser;
  origin: string;
  /** Screen width in pixels. */
  width: number;
  seed: number;
  steps: number;
  /** Account of the visitors: a signed-in buyer or seller with conversations; not signed in if omitted. */
  member?: Membership | null;
}

/** Fault found on a walk, and the way there. */
export interface Fault {
  text: string;
  step: number;
  address: string;
  /** Sentences about the last steps, oldest first. */
  lastSteps: string[];
}

/** Number of steps after which a new visitor starts. */
const stepsPerVisitor = 100;
/** Maximum number of faults: more would repeat themselves. */
const maxFaults = 20;

/** Lets visitors press controls at random. @returns the unique faults. */
export async function wander(walk: Walk): Promise<Fault[]> {
  const { origin, steps, seed } = walk;
  const random = startRandom(seed);
  const context = await openBrowser(walk);
  const links = new LinkCheck(context.request, origin);
  const starts = await readStartAddresses(context.request, origin);
  let own: string[] = [];
  const somewhere = () => random.pick(random.pick([...starts, own, links.paths].filter(({ length }) => length > 0)));
  const faults = new Map<string, Fault>();
  for (let step = 0; step < steps && faults.size < maxFaults;) {
    const visit = await openBrowser(walk);
    if (walk.member) own = [...memberPages, ...(await signInAs(walk.member, visit))];
    const stay = await Stay.begin(visit, { random, somewhere }, links);
    const end = Math.min(steps, step + stepsPerVisitor);
    // A visitor who meets a fault leaves: later ones may be its consequences.
    for (let met: string[] = []; step < end && met.length === 0;) {
      step += 1;
      met = await stay.step();
      const { address, lastSteps } = stay;
      for (const text of met) if (!faults.has(text)) faults.set(text, { text, step, address, lastSteps });
    }
    await visit.close();
  }
  await context.close();
  return [...faults.values()];
}

function openBrowser({ browser, origin, width }: Walk): Promise<BrowserContext> {
  const isNarrow = width < 768;
  return browser.newContext({ baseURL: origin, viewport: { width, height: isNarrow ? 844 : 768 }, hasTouch: isNarrow });
}
