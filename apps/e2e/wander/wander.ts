import type { Browser, BrowserContext, APIRequestContext } from '@playwright/test';
import { LinkCheck } from './link-check.ts';
import { memberPages, type Membership, signInAs } from './member.ts';
import { type Reading, readLanguage } from './reading.ts';
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
  /** Code of the language that the visitors read and stay in; all languages if omitted. */
  language?: string | undefined;
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
  const reading = walk.language ? await readLanguage(context.request, origin, walk.language) : undefined;
  const isRead = (path: string) => reading?.has(path) ?? true;
  const links = new LinkCheck(context.request, origin);
  const starts = await readStartAddresses(context.request, origin, reading);
  let own: string[] = [];
  const somewhere = () =>
    random.pick(random.pick([...starts, own, links.paths.filter(isRead)].filter(({ length }) => length > 0)));
  const faults = new Map<string, Fault>();
  for (let step = 0; step < steps && faults.size < maxFaults;) {
    const visit = await openBrowser(walk, reading);
    if (walk.member) own = inLanguage([...memberPages, ...(await signInAs(walk.member, visit))], reading);
    const stay = await Stay.begin(visit, { random, somewhere, language: reading?.tag }, links);
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

function openBrowser({ browser, origin, width }: Walk, reading?: Reading): Promise<BrowserContext> {
  const isNarrow = width < 768;
  return browser.newContext({
    baseURL: origin,
    viewport: { width, height: isNarrow ? 844 : 768 },
    hasTouch: isNarrow,
    ...(reading && { locale: reading.tag }),
  });
}

const inLanguage = (paths: string[], reading: Reading | undefined): string[] =>
  reading ? paths.map((path) => reading.addressOf(path)) : paths;

/** Formats a fault with what is needed to reproduce it. */
export function reportFault({ text, step, address, lastSteps }: Fault, walk: Walk): string {
  const { seed, width, member, language } = walk;
  const options = [member && ` --as ${member.role}`, language && ` --language ${language}`].filter(Boolean).join('');
  return [
    text,
    `  at ${address}, step ${step} with seed ${seed} at ${width} px. Meet it again:`,
    `  pnpm wander --seed ${seed} --width ${width} --steps ${step}${options}`,
    ...lastSteps.map((sentence, index) => `  ${step - lastSteps.length + 1 + index}. ${sentence}`),
  ].join('\n');
}

/**
 * Returns the start addresses from the site's sitemap and the links of its header and footer.
 * @throws if one of them is empty, as hardly any page would be visited.
 */
async function readStartAddresses(
  request: APIRequestContext,
  origin: string,
  reading: Reading | undefined,
): Promise<string[][]> {
  const read = async (path: string) => (await request.get(origin + path)).text();
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const frame = [...(await read(reading?.addressOf('/') ?? '/')).matchAll(/<(header|footer)\b.*?<\/\1>/gs)]
    .map(([html]) => html)
    .join('');
  const linked = [...frame.matchAll(/\bhref="(\/[^"#]*)"/g)].map(([, path = '']) => path);
  const sources = [listed, linked].map((paths) =>
    Array.from(new Set(paths)).filter((path) => reading?.has(path) ?? true),
  );
  if (sources.some((paths) => paths.length === 0))
    throw new Error(`The sitemap or the frame of ${origin} names no page.`);
  return sources;
}
