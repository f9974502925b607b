import { findOnPath, headlessChromium, installFromDebian, requireChromium } from '@dopahiya/programs';

try {
  if (!process.env['CHROMIUM_PATH'])
    for (const name of ['chromium', headlessChromium]) if (!findOnPath([name])) installFromDebian(name);
  console.log(`Using ${requireChromium()}, and ${requireChromium({ whole: true })} where a whole browser is needed.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
