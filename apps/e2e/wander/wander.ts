import type { Browser, BrowserContext } from '@playwright/test';
import { LinkCheck } from './link-check.ts';
import { memberPages, type Membership, signInAs } from './member.ts';
import { startRandom } from './random.ts';
import { readStartAddresses } from './start-addresses.ts';
import { Stay } from './stay.ts';

/** How far visitors wander, and on what. */
export interface Walk {
  browser: Browser;
  origin: string;
  /** Width of the screen in pixels. */
  width: number;
  seed: number;
  steps: number;
  /** As whom visitors come: signed in as a buyer or a seller with conversations; as strangers without it. */
  member?: Membership | null;
}

/** What went wrong on a walk, and how a visitor came there. */
export interface Fault {
  text: string;
  step: number;
  address: string;
  /** The last steps in sentences, the last one last. */
  lastSteps: string[];
}

/** After so many steps somebody comes who has never been here. */
const stepsPerVisitor = 100;
/** More would say the same again. */
const maxFaults = 20;

/** Lets visitors press things at random; @returns the faults they met, each told once. */
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
    // Who meets a fault leaves: what comes after it may only follow from it.
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
