import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../barriers.ts';
import { expect, tabTo, test, untilHydrated, whereIdle } from '../journey.ts';
import { type ListedBike, listBike } from '../list-bike.ts';
import { signIn } from '../sign-in.ts';

const phone = { width: 390, height: 844 };
/** A busy machine takes time to convert photos. */
const arriving = { timeout: 60_000 };
/** Returns the public photos of a listing. */
async function photosOf(page: Page, { slug }: ListedBike): Promise<string[]> {
  const { images } = (await (await page.request.get(`/api/used-bikes/${slug}/`, whereIdle)).json()) as {
    images: { image: string; is_drawing: boolean }[];
  };
  return images.filter(({ is_drawing }) => !is_drawing).map(({ image }) => image);
}

/** Creates phone-like photos, all different: a listing with a photo like one of another account is held. */
const takePhotos = (page: Page, count: number) =>
  page.evaluate(async (max) => {
    const photos: { name: string; mimeType: string; base64: string }[] = [];
    for (let number = 1; number <= max; number += 1) {
      const canvas = new OffscreenCanvas(2000, 1500);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws nothing.');
      for (let x = 0; x < 2000; x += 250)
        for (let y = 0; y < 1500; y += 187.5) {
          context.fillStyle = `hsl(${Math.random() * 360} 60% ${Math.random() * 100}%)`;
          context.fillRect(x, y, 250, 187.5);
        }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
      const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      photos.push({ name: `photo ${number}.jpg`, mimeType: 'image/jpeg', base64 });
    }
    return photos;
  }, count);

async function pickPhotos(page: Page, count: number) {
  const photos = await takePhotos(page, count);
  const files = photos.map(({ name, mimeType, base64 }) => ({ name, mimeType, buffer: Buffer.from(base64, 'base64') }));
  await page.getByLabel('Choose photos').setInputFiles(files);
}

async function openProfile(page: Page) {
  await page.goto('/profile');
  await untilHydrated(page);
  const row = page.getByRole('listitem', { name: 'Honda Activa, 2021' });
  await expect(row).toBeVisible();
  return row;
}

test('a seller on a phone sends photos over a line that is cut, closes the page on the way, and each arrives once', async ({
  page,
  context,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(/Failed to load resource|net::ERR/);
  await page.setViewportSize(phone);
  await signIn(page);
  const listing = await listBike(page);
  const row = await openProfile(page);
  await row.getByRole('button', { name: /^Photos/ }).click();
  await test.step('the line is cut while five photos are sent', async () => {
    let sent = 0;
    await page.route('**/api/used-bike-images/', async (route) => {
      sent += 1;
      // The second is accepted, but its response never arrives.
      if (sent === 2) {
        await route.fetch();
        return route.abort('connectionreset');
      }
      if (sent === 4) await context.setOffline(true);
      return route.continue().catch(() => undefined);
    });
    await pickPhotos(page, 5);
    await expect(page.getByText('Waiting').first()).toBeVisible();
    await expect.poll(() => sent, arriving).toBeGreaterThanOrEqual(4);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await context.setOffline(false);
    const retry = page.getByRole('button', { name: /^Retry/ });
    await expect(async () => {
      for (const button of await retry.all()) await button.click({ timeout: 1000 });
      expect(await photosOf(page, listing)).toHaveLength(5);
      await expect(row.getByText('5 photos', { exact: false }).first()).toBeVisible();
    }).toPass({ timeout: 90_000 });
    expect(new Set(await photosOf(page, listing)).size).toBe(5);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await untilHydrated(page);
    await expect(row.getByText('5 photos', { exact: false })).toBeVisible();
    await expect(row.getByText(/weren’t uploaded|wasn’t uploaded/)).toBeHidden();
  });
  await test.step('the page is closed on the way, and the next one sends the rest', async () => {
    await row.getByRole('button', { name: /^Photos/ }).click();
    let sent = 0;
    await page.route('**/api/used-bike-images/', (route) => {
      sent += 1;
      return sent === 1 ? route.continue() : undefined;
    });
    await pickPhotos(page, 3);
    await expect.poll(() => photosOf(page, listing), arriving).toHaveLength(6);
    await expect.poll(() => sent, arriving).toBe(3);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/profile');
    await expect(row.getByText('2 photos weren’t uploaded.')).toBeVisible();
    await row.getByRole('button', { name: 'Send again' }).click();
    await expect.poll(() => photosOf(page, listing), arriving).toHaveLength(8);
    await expect(row.getByText('8 photos', { exact: false })).toBeVisible();
  });
});

test('a seller without a mouse changes a price and the order of photos, another tab the words; then the bike is withdrawn, put on sale again and sold', async ({
  page,
  context,
  consoleErrors,
}) => {
  test.slow();
  // A conflicting change is rejected.
  consoleErrors.allow(/409/);
  await page.setViewportSize(phone);
  await signIn(page);
  const listing = await listBike(page);
  const row = await openProfile(page);
  await test.step('the price, by keys', async () => {
    await tabTo(page, row.getByRole('button', { name: /^Change price/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('New price')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('50000');
    await page.keyboard.press('Enter');
    await expect(row.getByText('₹50,000')).toBeVisible();
    await expect(row.getByRole('button', { name: /^Change price/ })).toBeFocused();
  });
  await test.step('the order of photos, by keys', async () => {
    await tabTo(page, row.getByRole('button', { name: /^Photos/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Choose photos'));
    await pickPhotos(page, 2);
    await expect.poll(() => photosOf(page, listing), arriving).toHaveLength(2);
    await expect(row.getByText('2 photos', { exact: false })).toBeVisible();
    const [first, second] = await photosOf(page, listing);
    await tabTo(page, page.getByRole('button', { name: 'Move photo 2 earlier' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => photosOf(page, listing), arriving).toEqual([second, first]);
  });
  await test.step('two tabs change the words, and neither loses what it typed', async () => {
    const other = await context.newPage();
    const otherRow = await openProfile(other);
    for (const each of [row, otherRow]) await each.getByRole('button', { name: /^Edit/ }).click();
    await other.getByLabel('Description').fill('The other tab says: a new battery in 2026.');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByText('Changes saved.')).toBeVisible();
    await other.close();

    await page.getByLabel('Description').fill('This tab says: two new tyres since August.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'This listing has changed since you opened it.' });
    await expect(conflict).toContainText('Yours: This tab says: two new tyres since August.');
    await expect(conflict).toContainText('Current: The other tab says: a new battery in 2026.');
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByText('Changes saved.')).toBeVisible();
  });
  await test.step('a fault in the form meets no barrier', async () => {
    await row.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('switch', { name: 'Insured' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Enter the date the insurance ends, or turn insurance off.')).toBeVisible();
    await expectNoBarriers(page);
    await page.setViewportSize(phone);
  });
  await test.step('the bike is withdrawn, put on sale again and sold', async () => {
    await page.reload();
    await untilHydrated(page);
    await row.getByRole('button', { name: /^Withdraw/ }).click();
    await page.getByRole('button', { name: 'Withdraw it' }).click();
    await expect(row.getByText('Withdrawn', { exact: true })).toBeVisible();
    expect((await page.request.get(`/api/used-bikes/${listing.slug}/`, whereIdle)).status()).toBe(410);

    await row.getByRole('button', { name: /^Relist/ }).click();
    await expect(row.getByText('Pending', { exact: true })).toBeVisible();

    await row.getByRole('button', { name: /^Mark sold/ }).click();
    await page.getByLabel('Sold for (optional)').fill('47500');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark sold' }).click();
    await expect(row.getByText('Sold', { exact: true })).toBeVisible();
    await expect(row.getByText(/for ₹47,500/)).toBeVisible();
  });
});
