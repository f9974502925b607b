import { expectNoBarriers } from '../barriers.ts';
import { chooseByKeys, expect, tabTo, test, untilAtRest, untilWhole } from '../journey.ts';
import { print } from '../printed.ts';

const bike = '/hi/royal-enfield/classic-350';

test('pages in Hindi have no barriers, and are read and used by the keyboard alone', async ({ page }) => {
  test.slow();
  for (const path of [bike, '/hi/used-bikes', '/hi/signup'])
    await test.step(path, async () => {
      await page.goto(path);
      await untilAtRest(page);
      await expectNoBarriers(page);
    });
  await test.step('the keyboard leads past the header, to a suggestion, and to a part of the price', async () => {
    await page.goto('/hi');
    await untilWhole(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'सीधे मुख्य हिस्से पर' })).toBeFocused();
    await tabTo(page, page.getByRole('main').getByRole('combobox').first());
    const found = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === 'क्लासिक 350');
    await page.keyboard.type('क्लासिक 350');
    await found;
    await chooseByKeys(page, /Classic 350/);
    await expect(page).toHaveURL(/^[^?]*\/hi\/royal-enfield\//);
    await untilWhole(page);
    const part = page.locator('summary').filter({ hasText: 'RTO शुल्क' });
    await tabTo(page, part);
    await page.keyboard.press('Enter');
    await expect(page.locator('details').filter({ has: part })).toHaveAttribute('open', '');
  });
});

test('a bike is printed in Hindi on few light sheets without what is only for screens', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(bike);
  await untilWhole(page);
  await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'));
  const { sheets, texts } = await print(page);
  expect(sheets).toBeLessThanOrEqual(3);
  for (const words of ['Classic350', 'Redditch', '1,390']) expect(texts.join('')).toContain(words);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('header, footer, nav, input, button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'ऑन-रोड कीमत, दिल्ली' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a bike is read whole in Hindi, and a list is narrowed by its form', async ({ page }) => {
    await page.goto(bike);
    await expect(page.getByRole('heading', { name: 'ऑन-रोड कीमत, दिल्ली' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^कर्ब वज़न/ })).toBeVisible();
    await page.goto('/hi/bikes');
    await page.getByRole('checkbox', { name: /^Honda/ }).check();
    await page.getByRole('button', { name: /^बाइकें दिखाइए/ }).click();
    await expect(page).toHaveURL(/\/hi\/bikes\?.*brand=honda/);
    await page.getByRole('link', { name: 'Honda हटाइए' }).click();
    await expect(page).not.toHaveURL(/honda/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  });
});
