import type { Browser, CDPSession } from 'playwright';
import { medianFigures } from './median.ts';
import type { Figures } from './page-table.ts';
import { visitOnPhone, withBrowser } from './visit-on-phone.ts';

type Metrics = readonly { name: string; value: number }[];

/**
 * What a visit of seven seconds costs a phone whose processor is slowed down four times, nothing pressed: how often the page was
 * laid out and its styles worked out anew, and how often of that once its HTML was parsed, which are counts; and seconds of the
 * main thread. The median of each over some runs.
 */
export function measureWork(address: string, runs: number): Promise<Figures> {
  return withBrowser(async (browser) => {
    const visits: Figures[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await measureVisit(address, browser));
    return medianFigures(visits);
  });
}

function measureVisit(address: string, browser: Browser): Promise<Figures> {
  let ofHtml: Metrics = [];
  return visitOnPhone(address, browser, {
    afterHtml: async (devtools) => {
      ofHtml = await metricsOf(devtools);
    },
    end: async (devtools) => readWork(await metricsOf(devtools), ofHtml),
  });
}

const metricsOf = async (devtools: CDPSession): Promise<Metrics> =>
  (await devtools.send('Performance.getMetrics')).metrics;

/** The figures of the tables, of what Chromium counts: in the whole visit, and until the HTML was parsed. */
export function readWork(metrics: Metrics, ofHtml: Metrics): Figures {
  const value = (name: string, read = metrics) => read.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const later = (name: string) => value(name) - value(name, ofHtml);
  return {
    layouts: value('LayoutCount'),
    recalculations: value('RecalcStyleCount'),
    laterLayouts: later('LayoutCount'),
    laterRecalculations: later('RecalcStyleCount'),
    mainThread: Number(value('TaskDuration').toFixed(2)),
  };
}
