import { chromiumArguments, requireChromium } from '@dopahiya/programs';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { medianFigures, type Figures, scores } from './page-table.ts';

/**
 * How a slow phone is emulated: `simulated` computes slow 4G and a quarter of the processor from an unthrottled visit; `applied` throttles
 * the visit.
 */
export type Throttling = 'simulated' | 'applied';

const methods = { simulated: 'simulate', applied: 'devtools' } as const;

/**
 * Measures a page with Lighthouse's mobile profile: first paint, largest paint, blocking and hydration after the first paint in ms, layout
 * shift, elements, scores out of 100. Each is the median of some runs in new browsers; a failed run is repeated once.
 */
export async function measureMobile(address: string, throttling: Throttling, runs: number): Promise<Figures> {
  const figures: Figures[] = [];
  for (let run = 0; run < runs; run += 1)
    figures.push(await runLighthouse(address, throttling).catch(() => runLighthouse(address, throttling)));
  return medianFigures(figures);
}

async function runLighthouse(address: string, throttling: Throttling): Promise<Figures> {
  const browser = await launch({ chromePath: requireChromium(), chromeFlags: ['--headless', ...chromiumArguments] });
  try {
    const result = await lighthouse(address, {
      port: browser.port,
      onlyCategories: [...scores],
      // Some pages ask search engines not to index them.
      skipAudits: ['is-crawlable'],
      throttlingMethod: methods[throttling],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse could not load ${address}: ${runtimeError.message}`);
    return readFigures(result.lhr);
  } finally {
    browser.kill();
  }
}

/** Extracts the figures of the tables from a Lighthouse report. */
export function readFigures({ audits, categories }: Pick<Result, 'audits' | 'categories'>): Figures {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (name: string) => [name, Math.round((categories[name]?.score ?? 0) * 100)];
  return {
    fcp: Math.round(value('first-contentful-paint')),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
    alive: Math.round(hydratedAfterFirstPaint(audits)),
    elements: Number(debugData(audits['dom-size-insight'])?.['totalElements'] ?? Number.NaN),
    ...Object.fromEntries([...scores].map(score)),
  };
}

/** As measured in this visit: Lighthouse does not simulate marks, so with `simulated` it is the time on a fast connection. */
function hydratedAfterFirstPaint(audits: Result['audits']): number {
  const [observed] = rows(audits['metrics']);
  const mark = rows(audits['user-timings']).find(({ name }) => name === 'hydrated');
  return Number(mark?.['startTime']) - Number(observed?.['observedFirstContentfulPaint']);
}

type Row = Record<string, unknown>;
type Audit = Result['audits'][string] | undefined;

const rows = (audit: Audit): Row[] =>
  audit?.details && 'items' in audit.details ? (audit.details.items as Row[]) : [];

const debugData = (audit: Audit): Row | undefined => audit?.details && (audit.details as { debugData?: Row }).debugData;
