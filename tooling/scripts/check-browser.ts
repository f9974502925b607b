import { findChromium, findOnPath, headlessChromium, installFromDebian, requireChromium } from '@dopahiya/programs';

try {
  if (!findChromium({ whole: true })) installFromDebian('chromium');
  if (!process.env['CHROMIUM_PATH'] && !findOnPath([headlessChromium])) installFromDebian(headlessChromium);
  console.log(`Using ${requireChromium()}, and ${requireChromium({ whole: true })} where a whole browser is needed.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
