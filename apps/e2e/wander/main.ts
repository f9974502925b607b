import { parseArgs } from 'node:util';
import { chromiumArguments, requireChromium } from '@dopahiya/programs';
import { type Browser, chromium } from '@playwright/test';
import { withOwnSite } from '../servers/own-site.ts';
import { reportFault } from './report.ts';
import { wander } from './wander.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    steps: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    width: { type: 'string', multiple: true, default: ['390', '1366'] },
    origin: { type: 'string' },
  },
});

await withOwnSite(values.origin, async (origin) => {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumArguments] });
  try {
    for (const width of values.width.map(readNumber)) await walkAt(width, origin, browser);
  } finally {
    await browser.close();
  }
});

async function walkAt(width: number, origin: string, browser: Browser): Promise<void> {
  const steps = Math.ceil(readNumber(values.steps) / values.width.length);
  const walk = { browser, origin, seed: readNumber(values.seed), width, steps };
  console.log(`${steps} steps at ${width} px with seed ${walk.seed} …`);
  const faults = await wander(walk);
  for (const fault of faults) console.error(`\n${reportFault(fault, walk)}`);
  console.log(`\n${faults.length} faults at ${width} px.`);
  if (faults.length > 0) process.exitCode = 1;
}

function readNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`'${text}' is not a whole number above 0. An example: pnpm wander --steps 5000 --seed 7`);
}
