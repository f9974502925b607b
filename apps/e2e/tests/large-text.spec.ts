import { chromiumArguments, requireChromium } from '@dopahiya/programs';
import { expect, test, untilHydrated } from '../journey.ts';

const args = [...chromiumArguments, '--blink-settings=defaultFontSize=32'];
const paths = [
  '/bikes',
  '/honda',
  '/best-bikes',
  '/compare-bike',
  '/ownership',
  '/used-bikes',
  '/sell-bikes',
  '/signup',
];

test.use({ viewport: { width: 390, height: 844 }, launchOptions: { executablePath: requireChromium(), args } });

test('no page scrolls sideways with letters of twice the size', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    await untilHydrated(page);
    const { letters, beyond } = await page.evaluate(() => ({
      letters: getComputedStyle(document.documentElement).fontSize,
      beyond: document.documentElement.scrollWidth - window.innerWidth,
    }));
    expect(letters).toBe('32px');
    expect(beyond, path).toBeLessThanOrEqual(0);
  }
});
