import { expect, test, untilWhole } from '../journey.ts';

test('a buyer goes from the home page to the best bikes, to one of them and back, in one document', async ({
  page,
}) => {
  await page.goto('/');
  await untilWhole(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await page.getByRole('button', { name: 'Bikes', exact: true }).click();
  await page.getByRole('link', { name: /^Best Bikes/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/best bikes/i);

  const bike = page.getByRole('main').getByRole('link', { name: 'View Details' }).last();
  await bike.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await bike.click();
  await expect(page).toHaveURL(/\/[a-z-]+\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { name: /Specifications/ })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/best bikes/i);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
