import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, requireChromium } from '@dopahiya/programs';
import { type BrowserContext, chromium } from '@playwright/test';
import { readAddresses } from './servers/addresses.ts';

/** Chromium's setting for sites that may keep neither cookies nor data. */
const refusing = { profile: { default_content_setting_values: { cookies: 2 } } };

/** A browser, and what closes it and takes its files away. */
interface RefusingBrowser {
  context: BrowserContext;
  close: () => Promise<void>;
}

/** Opens a browser whose settings let no site keep anything: cookies are dropped, and storage throws. */
export async function openRefusingBrowser(javaScriptEnabled: boolean): Promise<RefusingBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'dopahiya-refusing-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(refusing));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: requireChromium({ whole: true }),
    args: [...chromiumArguments],
    baseURL: readAddresses().site,
    javaScriptEnabled,
  });
  const close = async () => {
    await context.close();
    // The browser may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  return { context, close };
}
