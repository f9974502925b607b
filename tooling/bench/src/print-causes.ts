import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, seedDatabase, startSite } from '@dopahiya/site-process';
import type { Browser } from 'playwright';
import { pages, visitPages } from './pages.ts';
import { visitOnPhone, withBrowser } from './visit-on-phone.ts';
import { type Pass, type TraceEvent, workCauses } from './work-causes.ts';

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.invalidationTracking',
  'disabled-by-default-devtools.timeline.stack',
];

const folder = mkdtempSync(join(tmpdir(), 'dopahiya-causes-'));
const settings = { DATA_DIR: folder, LOG_LEVEL: 'error' };
const chosen = process.argv.slice(2);
try {
  await seedDatabase(settings);
  const site = await startSite({ port: await findFreePort(22_400), settings });
  try {
    await visitPages(site.origin);
    await withBrowser(async (browser) => {
      for (const path of chosen.length > 0 ? chosen : pages) print(path, await causesOf(site.origin + path, browser));
    });
  } finally {
    await site.stop();
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** Returns the causes of layouts and style recalculations in a first visit, from Chromium's trace. */
async function causesOf(address: string, browser: Browser): Promise<Pass[]> {
  const tracing = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  tracing.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await visitOnPhone(address, browser, {
    begin: async () => {
      await tracing.send('Tracing.start', { traceConfig: { includedCategories: categories } });
    },
    end: async () => {
      const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
      await tracing.send('Tracing.end');
      await complete;
    },
  });
  return workCauses(events);
}

function print(path: string, passes: readonly Pass[]): void {
  const countOf = (kind: Pass['kind']) => passes.filter((pass) => pass.kind === kind).length;
  console.log(`\n${path}: ${countOf('layout')} layouts, ${countOf('recalculation')} recalculations`);
  for (const { kind, at, milliseconds, elements, causes } of passes)
    console.log([`${at} ms: ${kind} of ${elements} in ${milliseconds} ms`, ...causes].join('\n    '));
}
