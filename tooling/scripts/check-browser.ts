import { findOnPath, headlessChromium, installFromDebian, requireChromium } from '@dopahiya/programs';

try {
  if (!process.env['CHROMIUM_PATH'] && !findOnPath([headlessChromium])) installFromDebian(headlessChromium);
  console.log(`Using ${requireChromium()}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
