import { chromiumArguments, requireChromium } from '@dopahiya/programs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './median.ts';

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's figures of a page on its mobile profile: milliseconds, layout shift, scores of 100. */
export interface MobileFigures {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
}

const runs = 3;

/** The median of each figure over three runs, every run in a new browser; a run that fails is repeated once. */
export async function measureMobile(address: string): Promise<MobileFigures> {
  const figures: MobileFigures[] = [];
  for (let run = 0; run < runs; run += 1)
    figures.push(await runLighthouse(address).catch(() => runLighthouse(address)));
  const names = Object.keys(figures[0] ?? {}) as (keyof MobileFigures)[];
  const middle = (name: keyof MobileFigures) => median(figures.map((figure) => figure[name]));
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as MobileFigures;
}

async function runLighthouse(address: string): Promise<MobileFigures> {
  const browser = await launch({ chromePath: requireChromium(), chromeFlags: ['--headless', ...chromiumArguments] });
  try {
    const result = await lighthouse(address, {
      port: browser.port,
      onlyCategories: [...scores],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse could not load ${address}: ${runtimeError.message}`);
    const score = (name: (typeof scores)[number]) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      fcp: Math.round(value('first-contentful-paint')),
      lcp: Math.round(value('largest-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: Number(value('cumulative-layout-shift').toFixed(3)),
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    };
  } finally {
    browser.kill();
  }
}
