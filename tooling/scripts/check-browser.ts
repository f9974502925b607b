import { findChromium, installFromDebian, requireChromium } from '@dopahiya/programs';

try {
  if (!findChromium()) installFromDebian('chromium');
  console.log(`Using ${requireChromium()}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
