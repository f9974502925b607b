import { chromiumArguments, requireChromium } from '@dopahiya/programs';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';

/** Time in ms after which a page is hydrated and its idle work is done. */
const visitMs = 7000;
const slowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** What is read during a visit: before it, once its HTML is parsed, and at its end. */
export interface PhoneVisit<Result> {
  begin?: (devtools: CDPSession) => Promise<void>;
  afterHtml?: (devtools: CDPSession) => Promise<void>;
  end: (devtools: CDPSession) => Promise<Result>;
}

/** Opens a browser while a measurement runs. */
export async function withBrowser<Result>(measure: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumArguments] });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Makes a first visit of seven seconds without interaction on a phone with a processor throttled four times. */
export async function visitOnPhone<Result>(
  address: string,
  browser: Browser,
  { begin, afterHtml, end }: PhoneVisit<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await begin?.(devtools);
    await Promise.all([open(page, address, () => afterHtml?.(devtools)), page.waitForTimeout(visitMs)]);
    return await end(devtools);
  } finally {
    await context.close();
  }
}

async function open(page: Page, address: string, afterHtml: () => Promise<void> | undefined): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await afterHtml();
}
