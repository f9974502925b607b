import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findOnPath, isProgram, isRoot } from './find-on-path.ts';

/** Debian's headless Chromium package: journeys take a quarter less processor time in it. */
export const headlessChromium = 'chromium-headless-shell';

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

interface ChromiumChoice {
  /** Whether it needs the full browser, for example for profile settings. */
  whole?: boolean;
}

/**
 * Finds a Chromium: that of CHROMIUM_PATH, one on PATH (headless first), or Playwright's own; null if there is none.
 * @throws if CHROMIUM_PATH is not executable.
 */
export function findChromium({ whole = false }: ChromiumChoice = {}): string | null {
  const named = process.env['CHROMIUM_PATH'];
  const names = [...(whole ? [] : [headlessChromium]), ...wholeBrowsers];
  if (!named) return findOnPath(names) ?? playwrightsOwn();
  if (isProgram(named)) return named;
  throw new Error(`CHROMIUM_PATH names ${named}, which is not a program. Correct it or unset it.`);
}

/**
 * Finds a Chromium.
 * @throws if there is none, with what to do.
 */
export function requireChromium(choice: ChromiumChoice = {}): string {
  const path = findChromium(choice);
  if (path) return path;
  throw new Error(
    'There is no Chromium to test in. Install one (Debian: apt-get install chromium chromium-headless-shell; elsewhere: ' +
      'pnpm --filter @dopahiya/programs exec playwright install chromium), or set CHROMIUM_PATH to one.',
  );
}

function playwrightsOwn(): string | null {
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

/** Flags that disable Chromium's background activity, and let it run as root. */
export const chromiumArguments: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
