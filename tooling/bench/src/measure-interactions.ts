/// <reference lib="dom" />
import type { Page } from 'playwright';
import { type EventTiming, interactionTime } from './interaction-time.ts';
import { type Interaction, interactions } from './interactions.ts';
import { measureVisits, settleMs } from './measure-visits.ts';

/** How long a page takes to answer something that visitors do. */
export interface InteractionFigures {
  name: string;
  path: string;
  /** Interaction to next paint in milliseconds, at a processor slowed down four times. */
  milliseconds: number;
}

const runs = 3;
const slowdown = 4;
/** Longer than any answer may take, and than the browser keeps its timings back. */
const answerMs = 1000;

/** Measures each interaction in a fresh visit on a phone's screen; the median of three. */
export async function measureInteractions(origin: string): Promise<InteractionFigures[]> {
  const visits = interactions.map((interaction) => ({
    path: interaction.path,
    measure: (page: Page) => timeOf(interaction, page),
  }));
  const times = await measureVisits(origin, visits, runs);
  return interactions.map(({ name, path }, index) => ({ name, path, milliseconds: times[index] ?? Number.NaN }));
}

async function timeOf({ before, act }: Interaction, page: Page): Promise<number> {
  await before?.(page);
  await page.waitForTimeout(settleMs);
  await slowDown(page);
  const watched = await watchEvents(page);
  await act(page);
  await page.waitForTimeout(answerMs);
  return interactionTime(await watched.evaluate((events) => events));
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
