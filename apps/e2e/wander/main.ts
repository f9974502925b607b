import { parseArgs } from 'node:util';
import { chromiumArguments, requireChromium } from '@dopahiya/programs';
import { type Browser, chromium } from '@playwright/test';
import { withOwnSite } from '../servers/own-site.ts';
import { readRoles, type Role } from './member.ts';
import { reportFault, wander } from './wander.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    steps: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    width: { type: 'string', multiple: true, default: ['390', '1366'] },
    origin: { type: 'string' },
    as: { type: 'string' },
    outbox: { type: 'string' },
    language: { type: 'string' },
  },
});

await withOwnSite(values.origin, async (origin, ownOutbox) => {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumArguments] });
  try {
    const walkers = readRoles(values.as);
    const shares = walkers.length * values.width.length;
    for (const role of walkers)
      for (const width of values.width.map(readNumber))
        await walkAt(width, role, { origin, browser, shares, outbox: values.outbox ?? ownOutbox });
  } finally {
    await browser.close();
  }
});

interface Ground {
  origin: string;
  browser: Browser;
  /** Number of walks that share the steps. */
  shares: number;
  /** Folder of the site's mails. */
  outbox: string | undefined;
}

async function walkAt(width: number, role: Role | null, { origin, browser, shares, outbox }: Ground): Promise<void> {
  const steps = Math.ceil(readNumber(values.steps) / shares);
  if (role && outbox === undefined)
    throw new Error(
      'Members confirm their mail address: say where the site leaves its mails, --outbox DATA_DIR/outbox.',
    );
  const member = role && outbox !== undefined ? { role, origin, outbox } : null;
  const walk = { browser, origin, seed: readNumber(values.seed), width, steps, member, language: values.language };
  console.log(`${steps} steps at ${width} px with seed ${walk.seed}${role ? ` as ${role}` : ''} …`);
  const faults = await wander(walk);
  for (const fault of faults) console.error(`\n${reportFault(fault, walk)}`);
  console.log(`\n${faults.length} faults at ${width} px${role ? ` as ${role}` : ''}.`);
  if (faults.length > 0) process.exitCode = 1;
}

function readNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`'${text}' is not a whole number above 0. An example: pnpm wander --steps 5000 --seed 7`);
}
