import { chromiumArguments, requireChromium } from '@dopahiya/programs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './median.ts';

/** Lighthouse's figures of a page on its mobile profile: milliseconds, layout shift, score of 100. */
export interface MobileFigures {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  score: number;
}

const runs = 3;

/** The median of each figure over three runs, every run in a new browser; a run that fails is repeated once. */
export async function measureMobile(address: string): Promise<MobileFigures> {
  const figures: MobileFigures[] = [];
  for (let run = 0; run < runs; run += 1)
    figures.push(await runLighthouse(address).catch(() => runLighthouse(address)));
  const middle = (name: keyof MobileFigures) => median(figures.map((figure) => figure[name]));
  return { fcp: middle('fcp'), lcp: middle('lcp'), tbt: middle('tbt'), cls: middle('cls'), score: middle('score') };
}

async function runLighthouse(address: string): Promise<MobileFigures> {
  const browser = await launch({ chromePath: requireChromium(), chromeFlags: ['--headless', ...chromiumArguments] });
  try {
    const result = await lighthouse(address, {
      port: browser.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse could not load ${address}: ${runtimeError.message}`);
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      fcp: Math.round(value('first-contentful-paint')),
      lcp: Math.round(value('largest-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: Number(value('cumulative-layout-shift').toFixed(3)),
      score: Math.round((categories['performance']?.score ?? 0) * 100),
    };
  } finally {
    browser.kill();
  }
}
