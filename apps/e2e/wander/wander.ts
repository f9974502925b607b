import type { Browser, BrowserContext, APIRequestContext } from '@playwright/test';
import { LinkCheck } from './link-check.ts';
import { memberPages, type Membership, signInAs } from './member.ts';
import { startRandom } from './random.ts';
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

/** Formats a fault with what is needed to reproduce it. */
export function reportFault({ text, step, address, lastSteps }: Fault, { seed, width, member = null }: Walk): string {
  return [
    text,
    `  at ${address}, step ${step} with seed ${seed} at ${width} px. Meet it again:`,
    `  pnpm wander --seed ${seed} --width ${width} --steps ${step}${member ? ` --as ${member.role}` : ''}`,
    ...lastSteps.map((sentence, index) => `  ${step - lastSteps.length + 1 + index}. ${sentence}`),
  ].join('\n');
}

/**
 * Returns the start addresses from the site's sitemap and the links of its header and footer.
 * @throws if one of them is empty, as hardly any page would be visited.
 */
async function readStartAddresses(request: APIRequestContext, origin: string): Promise<string[][]> {
  const read = async (path: string) => (await request.get(origin + path)).text();
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const frame = [...(await read('/')).matchAll(/<(header|footer)\b.*?<\/\1>/gs)].map(([html]) => html).join('');
  const linked = [...frame.matchAll(/\bhref="(\/[^"#]*)"/g)].map(([, path = '']) => path);
  const sources = [listed, linked].map((paths) => Array.from(new Set(paths)));
  if (sources.some((paths) => paths.length === 0))
    throw new Error(`The sitemap or the frame of ${origin} names no page.`);
  return sources;
}
