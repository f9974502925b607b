/// <reference lib="dom" />
import { chromiumArguments, requireChromium } from '@dopahiya/programs';
import { type Browser, chromium, type Page } from 'playwright';
import { type EventTiming, interactionTime } from './interaction-time.ts';
import { type Interaction, interactions } from './interactions.ts';
import { median } from './median.ts';

/** How long a page takes to answer something that visitors do. */
export interface InteractionFigures {
  name: string;
  path: string;
  /** Interaction to next paint in milliseconds, at a processor slowed down four times. */
  milliseconds: number;
}

const runs = 3;
const slowdown = 4;
/** What loads after hydration, and what is painted in free time, belongs to loading. */
const settleMs = 2000;
/** Longer than any answer may take, and than the browser keeps its timings back. */
const answerMs = 1000;

/** Measures each interaction in a fresh visit on a phone's screen; the median of three. */
export async function measureInteractions(origin: string): Promise<InteractionFigures[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumArguments] });
  try {
    const figures: InteractionFigures[] = [];
    for (const interaction of interactions) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await timeOf(interaction, origin, browser));
      figures.push({ name: interaction.name, path: interaction.path, milliseconds: median(times) });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function timeOf({ path, before, act }: Interaction, origin: string, browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.goto(origin + path);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.waitForTimeout(settleMs);
    await before?.(page);
    await page.waitForTimeout(settleMs);
    await slowDown(page);
    const watched = await watchEvents(page);
    await act(page);
    await page.waitForTimeout(answerMs);
    return interactionTime(await watched.evaluate((events) => events));
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Collects the timings of the events from now on. */
const watchEvents = (page: Page) =>
  page.evaluateHandle(() => {
    const events: EventTiming[] = [];
    const collect = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        events.push({ interactionId: entry.interactionId, duration: entry.duration });
      }
    };
    new PerformanceObserver(collect).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return events;
  });
