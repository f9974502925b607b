import { findFreePort, startSite } from '@dopahiya/site-process';
import type { BenchCommand } from './bench-command.ts';
import { budgets, type Measurement } from './budgets.ts';
import { checkBudgets } from './check-budgets.ts';
import { plainPagePath, serveEmptyPage } from './empty-page/serve-empty-page.ts';
import { measureBytes } from './measure-bytes.ts';
import { measureMobile } from './measure-mobile.ts';
import { measureWork } from './measure-work.ts';
import { type Figures, measurePages } from './page-table.ts';
import { visitPages } from './pages.ts';
import { printPages } from './reports.ts';

interface PageMeasurement {
  title: string;
  /** What the pages are compared with; defaults to the empty page. */
  besides?: string;
  measure: (origin: string, path: string, runs: number) => Promise<Figures>;
}

/** Measurements of every page. */
export const pageMeasurements: Record<Measurement, PageMeasurement> = {
  bytes: {
    title: 'Bytes of the first load, brotli',
    measure: (origin, path) => measureBytes(origin, path, 'br'),
  },
  mobile: {
    title: 'Lighthouse, mobile, simulated: milliseconds, elements, scores',
    measure: (origin, path, runs) => measureMobile(origin + path, 'simulated', runs),
  },
  applied: {
    title: 'Lighthouse, mobile, slow line and processor applied: milliseconds, elements, scores',
    measure: (origin, path, runs) => measureMobile(origin + path, 'applied', runs),
  },
  work: {
    title: 'Work of a visit of 7 s on a slow phone beside a plain page: counts, seconds of the main thread',
    besides: plainPagePath,
    measure: (origin, path, runs) => measureWork(origin + path, runs),
  },
};

/** Runs and prints the command's page measurements. @returns a sentence for every figure over its budget. */
export async function benchPages(command: BenchCommand, settings: Record<string, string>): Promise<string[]> {
  const empty = await serveEmptyPage();
  const site = await startSite({ port: await findFreePort(22_400), settings });
  const faults: string[] = [];
  try {
    await visitPages(site.origin);
    for (const name of chosenMeasurements(command)) {
      const { title, besides = '/', measure } = pageMeasurements[name];
      const where = { origin: site.origin, emptyOrigin: empty.origin, emptyPath: besides, paths: command.pages };
      const table = await measurePages(title, where, (origin, path) => measure(origin, path, command.runs));
      printPages(table);
      faults.push(...checkBudgets(name, table, budgets));
    }
  } finally {
    await site.stop();
    empty.close();
  }
  return faults;
}

/** Returns the command's measurements in list order. */
export function chosenMeasurements({ measurements }: BenchCommand): Measurement[] {
  return (Object.keys(pageMeasurements) as Measurement[]).filter((name) => measurements.includes(name));
}
