import type { Browser, CDPSession } from 'playwright';
import { medianFigures, type Figures } from './page-table.ts';
import { visitOnPhone, withBrowser } from './visit-on-phone.ts';

type Metrics = readonly { name: string; value: number }[];

/**
 * Measures the cost of a seven-second visit without interaction on a phone with a processor throttled four times: numbers of layouts and
 * style recalculations, in total and after HTML parsing, and seconds of the main thread. Each is the median of some runs.
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

/** Computes the tables' figures from Chromium's metrics of the whole visit, and until the HTML was parsed. */
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
