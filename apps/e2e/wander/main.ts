import { parseArgs } from 'node:util';
import { chromiumArguments, requireChromium } from '@dopahiya/programs';
import { chromium } from '@playwright/test';
import { findFreePort, seedDatabase, startSite } from '@dopahiya/site-process';
import { openDatabase } from '../servers/open-database.ts';
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

const site = values.origin ? { origin: values.origin, stop: () => Promise.resolve() } : await startOwnSite();
const browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumArguments] });
try {
  for (const width of values.width.map(readNumber)) await walkAt(width);
} finally {
  await browser.close();
  await site.stop();
}

async function walkAt(width: number): Promise<void> {
  const steps = Math.ceil(readNumber(values.steps) / values.width.length);
  const walk = { browser, origin: new URL(site.origin).origin, seed: readNumber(values.seed), width, steps };
  console.log(`${steps} steps at ${width} px with seed ${walk.seed} …`);
  const faults = await wander(walk);
  for (const fault of faults) console.error(`\n${reportFault(fault, walk)}`);
  console.log(`\n${faults.length} faults at ${width} px.`);
  if (faults.length > 0) process.exitCode = 1;
}

/** The built site on a database of its own, gone afterwards. */
async function startOwnSite(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { settings, remove } = await openDatabase();
  try {
    await seedDatabase(settings);
    const { origin, stop } = await startSite({ port: await findFreePort(22_400), settings });
    return { origin, stop: () => stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

function readNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`'${text}' is not a whole number above 0. An example: pnpm wander --steps 5000 --seed 7`);
}
