import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';

/** Ways in which browsers say nothing of when they have painted. */
const ways: Record<string, () => void> = {
  'has no observer of it': () => Reflect.deleteProperty(window, 'PerformanceObserver'),
  'never calls the observer': () => Reflect.set(PerformanceObserver.prototype, 'observe', () => undefined),
  'does not know the kind': () => {
    class Observer extends PerformanceObserver {
      static override readonly supportedEntryTypes = ['mark', 'measure'];

      override observe(options: PerformanceObserverInit): void {
        if (options.type === 'paint') throw new TypeError('paint is no type of entry');
        super.observe(options);
      }
    }
    Reflect.set(window, 'PerformanceObserver', Observer);
  },
};

const remembered = () => {
  localStorage.setItem('city', JSON.stringify({ name: 'Pune', state: 'Maharashtra' }));
};

const loadedFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);

for (const [way, silence] of Object.entries(ways)) {
  test(`a visitor whose browser ${way} sees the city that was chosen, the fonts, and buttons that answer`, async ({
    page,
  }) => {
    await page.addInitScript(silence);
    await page.addInitScript(remembered);
    await page.goto('/royal-enfield/classic-350');
    await untilHydrated(page);
    const city = page.getByRole('banner').getByRole('button', { name: /^City:/ });
    await expect(city).toBeVisible();
    await expect(city).toContainText('Pune');
    await expect.poll(() => loadedFonts(page)).toBeGreaterThan(0);
    await city.click();
    await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible();
  });
}
