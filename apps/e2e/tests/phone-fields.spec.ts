import { expect, test, untilHydrated } from '../journey.ts';

test.use({ viewport: { width: 390, height: 844 } });

const marks = '[type=hidden], [type=checkbox], [type=radio], [type=range], [type=file]';

test('no field on a phone has letters so small that the page is enlarged', async ({ page }) => {
  for (const path of ['/bikes', '/honda', '/search?q=honda', '/login', '/signup', '/quote-checker', '/contact-us']) {
    await page.goto(path);
    await untilHydrated(page);
    const fields = page.locator(`input:not(${marks}), select, textarea`);
    const sizes = await fields.evaluateAll((all) =>
      all.map((field) => ({ field: field.outerHTML, size: Number.parseFloat(getComputedStyle(field).fontSize) })),
    );
    expect(sizes, path).not.toEqual([]);
    expect(sizes.filter(({ size }) => size < 16)).toEqual([]);
  }
});
