import { expect, test } from '../journey.ts';

const pair = '/compare-bikes/classic-350-vs-cb350';

test.use({ javaScriptEnabled: false });

test('a buyer reads a comparison, searches and chooses another bike', async ({ page }) => {
  await page.goto('/compare-bike');
  await expect(page.getByRole('region', { name: 'Key Differences' })).toContainText('mm');
  await expect(page.getByRole('region', { name: 'On-road price in Delhi' })).toContainText('Road tax');
  await page.getByText('Dimensions & Weight').click();
  await expect(page.getByRole('row', { name: /Wheelbase/ })).toBeVisible();
  await page.getByRole('link', { name: 'Change bike: Honda CB350' }).click();
  await page.getByRole('searchbox', { name: 'Search bikes' }).fill('meteor');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await page.getByRole('link', { name: /Meteor 350/ }).click();
  await expect(page).toHaveURL('/compare-bikes/classic-350-vs-meteor-350');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic 350 vs Meteor 350');
});

test('a buyer adds an electric bike from the second page of the list', async ({ page }) => {
  await page.goto(pair);
  await page.getByRole('link', { name: 'Add a third bike' }).click();
  await page.getByRole('link', { name: 'Show electric bikes' }).click();
  const list = page.getByRole('region', { name: 'Select Bike' });
  await expect(list.getByRole('link', { name: 'Show petrol bikes' })).toBeVisible();
  await list.getByRole('navigation', { name: 'Pages of bikes' }).getByRole('link', { name: /2$/ }).click();
  const choice = list.getByRole('list', { name: 'Bikes' }).getByRole('link').first();
  const target = await choice.getAttribute('href');
  await choice.click();
  await expect(page).toHaveURL(target ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Classic 350 vs CB350 vs /);
  await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(3);
});

test('what needs a script is not shown', async ({ page }) => {
  await page.goto(pair);
  await expect(page.getByRole('button', { name: /^Enlarge/ }).first()).toBeHidden();
  await expect(page.getByRole('switch', { name: 'Only what differs' })).toBeHidden();
  await expect(page.getByRole('slider', { name: 'Your height' })).toBeHidden();
});

test('one bike waits for a second, chosen from plain links', async ({ page }) => {
  await page.goto('/compare-bikes/classic-350');
  await page.getByRole('link', { name: 'Select Bike' }).click();
  await page.getByRole('link', { name: /^Honda Activa ₹/ }).click();
  await expect(page).toHaveURL('/compare-bikes/classic-350-vs-activa');
});

test('prices of different months are told with both', async ({ page }) => {
  await page.goto('/compare-bikes/classic-350-vs-thunderbird-350');
  await expect(page.getByText('last ex-showroom price, Delhi · December 2018')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Key Differences' })).toContainText(
    /Thunderbird 350 costs less at its last price of December 2018 than Classic 350 at its price of \w+ \d{4}/,
  );
  const money = page.getByRole('region', { name: 'On-road price in Delhi' });
  await expect(money).toContainText(/at its price of \w+ \d{4} costs ₹[\d,]+ more on the road than/);
  await expect(money.getByRole('row', { name: /^Price as of .* December 2018/ })).toBeVisible();
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /December 2018/);
});
