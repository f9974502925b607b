import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, requireChromium } from '@dopahiya/programs';
import { type BrowserContext, chromium } from '@playwright/test';
import { readAddresses } from './servers/addresses.ts';

/** Chromium setting that blocks cookies and site data. */
const refusing = { profile: { default_content_setting_values: { cookies: 2 } } };

/** Browser, and a function that closes it and deletes its files. */
interface RefusingBrowser {
  context: BrowserContext;
  close: () => Promise<void>;
}

/** Opens a browser that blocks all site data: cookies are dropped, and storage throws. */
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
