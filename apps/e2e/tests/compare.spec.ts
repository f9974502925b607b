import type { Locator } from '@playwright/test';
import { expect, test, untilHydrated, untilWhole } from '../journey.ts';

const pair = '/compare-bikes/classic-350-vs-cb350';

/** Checks whether `upper`, which is fixed to the lower right corner, lies over `lower`; null if one of them is hidden. */
async function isCoveredBy(upper: Locator, lower: Locator): Promise<boolean | null> {
  const [over, under] = [await upper.boundingBox(), await lower.boundingBox()];
  if (!over || !under) return null;
  const isBeside = under.x + under.width <= over.x;
  return !isBeside && under.y + under.height > over.y && under.y < over.y + over.height;
}

test('a buyer comes from the page of a bike, chooses others by keys and by taps, and shares the address', async ({
  page,
}) => {
  await page.goto('/royal-enfield/classic-350');
  await untilHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).first().click();
  await expect(page).toHaveURL('/compare-bikes/classic-350');
  await expect(page.getByRole('link', { name: 'Change bike: Royal Enfield Classic 350' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Select Bike' });
  await page.getByRole('link', { name: 'Select Bike' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('cb350');
  const choice = dialog.getByRole('link', { name: /^Honda CB350\s*₹/ });
  await expect(choice).toBeVisible();
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pair);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic 350 vs CB350');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/royal-enfield/classic-350');
  await page.goForward();
  await expect(page).toHaveURL(pair);
  for (const [ordinal, name] of [
    ['third', 'Honda Activa'],
    ['fourth', 'Hero Splendor Plus'],
  ] as const) {
    await page.getByRole('link', { name: `Add a ${ordinal} bike` }).click();
    await dialog.getByRole('link', { name: new RegExp(`^${name}\\s*₹`) }).click();
    await expect(dialog).toBeHidden();
  }
  const four = '/compare-bikes/classic-350-vs-cb350-vs-activa-vs-splendor-plus';
  await expect(page).toHaveURL(four);
  await expect(page.getByRole('link', { name: /^Add a/ })).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveURL(four);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Classic 350 vs CB350 vs Activa/);
  await expect(page).toHaveTitle(/Royal Enfield Classic 350 vs Honda CB350/);
});

test('a buyer compares from home and in the menu of another mode, is led on from an address that compares nothing, and home by Back', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 40[04]/);
  await page.goto('/');
  await untilHydrated(page);
  const section = page.getByRole('region', { name: 'Side by side, to scale' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await section.getByRole('link', { name: /^Compare Royal Enfield Classic 350/ }).click();
  await expect(page).toHaveURL(/\/compare-bikes\/classic-350-vs-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Classic 350 vs /);
  await page.getByRole('button', { name: 'Electric', exact: true }).click();
  await page.getByRole('link', { name: /^Compare Electric/ }).click();
  await expect(page).toHaveURL('/compare-electric-bikes/ather-450s-vs-s1-x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('450S vs S1 X');

  const answer = await page.goto('/compare-bikes/classic-350-vs-classic-350');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('alert')).toContainText('You can’t compare a bike with itself');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Reset and Try Again' }).click();
  await expect(page).toHaveURL(pair);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic 350 vs CB350');

  const fresh = await page.context().newPage();
  await fresh.goto(pair);
  await untilHydrated(fresh);
  await fresh.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(fresh).toHaveURL('/');
  await fresh.goto('/compare-electric-bikes/activa-vs-ather-450s');
  await expect(fresh.getByRole('alert')).toContainText('Activa is not electric');
  await fresh.getByRole('link', { name: 'Compare with all bikes' }).click();
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText('Activa vs 450S');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('bikes that are picked from lists stay in the tray, which the chat does not cover, and are compared with their names in sight', async ({
    page,
  }) => {
    await page.goto('/royal-enfield/classic-350');
    await untilHydrated(page);
    await page.goto('/new-scooters');
    await untilHydrated(page);
    for (const name of ['Honda Activa', 'TVS Jupiter'])
      await page.getByRole('button', { name: `Add to compare: ${name}`, exact: true }).click();
    const tray = page.getByRole('region', { name: 'Bikes to compare' });
    await expect(tray.getByText('Activa')).toBeVisible();
    const viewed = page.getByRole('region', { name: 'Recently viewed' });
    await expect(viewed.getByRole('heading', { name: 'Classic 350' })).toBeAttached();
    await page.reload();
    await untilHydrated(page);
    const buttons = tray.getByRole('button');
    await expect(buttons).toHaveCount(3);
    // Both take their places only once the page knows of each other's.
    const chat = page.getByRole('link', { name: 'Ask us' });
    for (const button of await buttons.all()) await expect.poll(() => isCoveredBy(chat, button)).toBe(false);
    await tray.getByRole('link', { name: 'Compare 2 bikes' }).click();
    await expect(page).toHaveURL('/compare-bikes/activa-vs-jupiter');
    await expect(tray).toBeHidden();
    await untilWhole(page);

    for (const group of ['Engine & Performance', 'Dimensions & Weight', 'Features'])
      await page.getByText(group).click();
    await page
      .getByRole('rowheader', { name: 'Ground clearance' })
      .evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const names = page.getByRole('region', { name: 'Specifications' }).locator('[data-heading=sticky]');
    const seen = () =>
      names.evaluate((row) => {
        const { left, top } = row.getBoundingClientRect();
        return row.contains(document.elementFromPoint(left + 4, top + 20));
      });
    await expect.poll(seen).toBe(true);
    await expect(names).toHaveText('ActivaJupiter');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a buyer reads a comparison, changes a bike, adds one from the second page of the list, and begins with one', async ({
    page,
  }) => {
    await test.step('the usual two are compared, and one of them is changed by a search', async () => {
      await page.goto('/compare-bike');
      await expect(page.getByRole('region', { name: 'Key Differences' })).toContainText('mm');
      await expect(page.getByRole('region', { name: 'On-road price in Delhi' })).toContainText('Road tax');
      await page.getByText('Dimensions & Weight').click();
      await expect(page.getByRole('row', { name: /Wheelbase/ })).toBeVisible();
      // Controls that need a script are hidden.
      await expect(page.getByRole('button', { name: /^Enlarge/ }).first()).toBeHidden();
      await expect(page.getByRole('switch', { name: 'Differences only' })).toBeHidden();
      await expect(page.getByRole('slider', { name: 'Your height' })).toBeHidden();
      await page.getByRole('link', { name: 'Change bike: Honda CB350' }).click();
      await page.getByRole('searchbox', { name: 'Search bikes' }).fill('meteor');
      await page.getByRole('button', { name: 'Search', exact: true }).last().click();
      await page.getByRole('link', { name: /Meteor 350/ }).click();
      await expect(page).toHaveURL('/compare-bikes/classic-350-vs-meteor-350');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic 350 vs Meteor 350');
    });
    await test.step('an electric bike is added from the second page of the list', async () => {
      await page.getByRole('link', { name: 'Add a third bike' }).click();
      await page.getByRole('link', { name: 'Show electric bikes' }).click();
      const list = page.getByRole('region', { name: 'Select Bike' });
      await expect(list.getByRole('link', { name: 'Show petrol bikes' })).toBeVisible();
      await list.getByRole('navigation', { name: 'Pages of bikes' }).getByRole('link', { name: /2$/ }).click();
      const choice = list.getByRole('list', { name: 'Bikes' }).getByRole('link').first();
      const target = await choice.getAttribute('href');
      await choice.click();
      await expect(page).toHaveURL(target ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Classic 350 vs Meteor 350 vs /);
      await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(3);
    });
    await test.step('one bike waits for a second, chosen from plain links', async () => {
      await page.goto('/compare-bikes/classic-350');
      await page.getByRole('link', { name: 'Select Bike' }).click();
      await page.getByRole('link', { name: /^Honda Activa ₹/ }).click();
      await expect(page).toHaveURL('/compare-bikes/classic-350-vs-activa');
    });
    await test.step('prices of different months are told with both', async () => {
      await page.goto('/compare-bikes/classic-350-vs-thunderbird-350');
      await expect(page.getByText('last ex-showroom price, Delhi · December 2018')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Key Differences' })).toContainText(
        /Thunderbird 350 costs less \(last price of December 2018\) than Classic 350 \(price of \w+ \d{4}\)/,
      );
      const money = page.getByRole('region', { name: 'On-road price in Delhi' });
      await expect(money).toContainText(/\(\w+ \d{4} price\) costs ₹[\d,]+ more on the road than/);
      await expect(money.getByRole('row', { name: /^Price as of .* December 2018/ })).toBeVisible();
    });
  });
});
