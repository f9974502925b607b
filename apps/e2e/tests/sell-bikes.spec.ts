import type { Page } from '@playwright/test';
import { fillSignUp, login, newName } from '../account-steps.ts';
import { expect, tabTo, test, untilAtRest, untilWhole } from '../journey.ts';
import { expectFormStill, forgetShifts, keepShifts } from '../layout-shifts.ts';
import { tellPlace, tellRest, tellVehicle } from '../sell-steps.ts';
import { linkFor, mailsTo } from '../sent-mails.ts';
import { signIn } from '../sign-in.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** A different picture each time: a listing with a photo like one of another account is held. */
const photo = async (page: Page, name: string) => {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 480);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws nothing.');
    for (let field = 0; field < 64; field += 1) {
      context.fillStyle = `hsl(0 0% ${Math.random() * 100}%)`;
      context.fillRect((field % 8) * 80, Math.floor(field / 8) * 60, 80, 60);
    }
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())];
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
};

/** Returns the stored registration place of the draft; the last keystrokes may not be stored yet. */
const storedPlace = (page: Page) =>
  page.evaluate(async () => {
    const resultOf = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const database = await resultOf(indexedDB.open('sell-bikes'));
    const objects = database.transaction('draft').objectStore('draft');
    const draft = await resultOf(
      objects.get('sell-draft') as IDBRequest<{ answers: { registration_location: string } } | undefined>,
    );
    database.close();
    return draft?.answers.registration_location;
  });

/** Returns the listings of the signed-in user from the API. */
const ownListings = (page: Page) =>
  page.evaluate(async () => {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const { access } = (await (await fetch('/api/token/refresh/', post)).json()) as { access: string };
    const headers = { authorization: `Bearer ${access}` };
    const answer = (await (await fetch('/api/used-bikes/my_bikes/', { headers })).json()) as {
      results: { model: string; city_name: string; status: string; images: { is_drawing: boolean }[] }[];
    };
    return answer.results.map(({ model, city_name, status, images }) => {
      return { model, city_name, status, photos: images.filter(({ is_drawing }) => !is_drawing).length };
    });
  });

test('a rider sells a bike: reloads on the way, goes on in another tab, opens an account at the end, presses again where the answer is lost, finds one listing with its photos, and confirms the mail address, from which on others see it', async ({
  page,
  context,
  browser,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(/Failed to load resource|ERR_FAILED/);
  const username = newName();
  await page.goto('/sell-bikes');
  await untilWhole(page);
  await tellVehicle(page);
  await page.getByLabel('Choose photos').setInputFiles([await photo(page, 'left.jpg'), await photo(page, 'front.jpg')]);
  await tellPlace(page);
  await expect(page.getByText('Your draft is saved in this browser.')).toBeVisible();
  await expect.poll(() => storedPlace(page)).toBe('Pune (MH12)');

  const place = page.getByRole('textbox', { name: 'Registration location' });
  await test.step('the draft is there after a reload', async () => {
    await page.reload();
    await untilWhole(page);
    await expect(place).toHaveValue('Pune (MH12)');
    await expect(page.getByRole('img', { name: '2 of 2: front.jpg' })).toBeVisible();
  });
  await test.step('who goes on in another tab is told so in the first', async () => {
    const other = await context.newPage();
    await other.goto('/sell-bikes');
    await untilWhole(other);
    await other.getByRole('textbox', { name: 'Registration location' }).fill('Pune (MH14)');
    await expect(page.getByText('Updated with your changes from another tab.')).toBeVisible();
    await expect(place).toHaveValue('Pune (MH14)');
    await other.close();
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await tellRest(page);
  await page.getByRole('button', { name: 'List Your Bike' }).click();
  await expect(page).toHaveURL('/login?return=%2Fsell-bikes');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/signup?return=%2Fsell-bikes');
  await fillSignUp(page, username);
  await expect(page).toHaveURL('/login?return=%2Fsell-bikes');
  await expect(page.getByLabel('Username or email')).toHaveValue(username);
  await login(page, `${username}@example.test`);

  await expect(page).toHaveURL('/sell-bikes');
  await expect(page.getByRole('textbox', { name: 'Contact' })).toHaveValue('98765 43210');
  let isLost = false;
  await page.route('**/api/used-bikes/', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    // The server accepts it, but the response is lost.
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'List Your Bike' }).click();
  await expect(page.getByText(/^Failed to submit bike\./)).toBeVisible();
  await page.getByRole('button', { name: 'List Your Bike' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expect(page.getByText('The listing and 2 of 2 photos are saved.')).toBeVisible();
  await expect(page).toHaveURL('/used-bikes');
  expect(await ownListings(page)).toEqual([{ model: 'Activa', city_name: 'Pune', status: 'pending', photos: 2 }]);

  const stranger = await (await browser.newContext()).newPage();
  await test.step('others see the listing from when the mail address is confirmed, which the page says, and sends the link again', async () => {
    await page.goto('/used-bikes?show=own');
    await untilWhole(page);
    const row = page.getByRole('listitem', { name: /^Honda Activa/ });
    await expect(row.getByText(/^Buyers see your listing once you confirm your email\./)).toBeVisible();
    await row.getByRole('button', { name: 'Resend link' }).click();
    await expect(row.getByText('We have sent a new link. Open it to confirm your email.')).toBeVisible();
    await expect.poll(() => mailsTo(username).filter((mail) => mail.includes('/verify-email?')).length).toBe(2);
    expect(mailsTo(username).some((mail) => mail.includes('Your listing is live'))).toBe(false);
  });
  await test.step('the link in the mail works in another browser too', async () => {
    await stranger.goto(await linkFor(username, 'verify-email'));
    await stranger.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(stranger.getByText('Your email address is confirmed.')).toBeVisible();
    await expect(stranger.getByText(/^Were you writing something\? Go back to that tab/)).toBeVisible();
  });
  await test.step('a mail says that the listing is live, and leads a stranger to it', async () => {
    const liveMail = () => mailsTo(username).find((mail) => mail.includes('Your listing is live'));
    await expect.poll(liveMail).toBeDefined();
    const [link = ''] = /\/bikes\/[\w-]+/.exec(String(liveMail())) ?? [];
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { level: 1 })).toContainText('Activa');
    await expect(stranger.getByRole('region', { name: 'Ask the seller' })).toBeVisible();
  });
  await stranger.context().close();
});

/** Checks whether anything is drawn on the confetti canvas. */
const isConfettiThere = (page: Page) =>
  page.locator('main canvas').evaluate((sheet: HTMLCanvasElement) => {
    const pixels = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height).data;
    return pixels?.some((value) => value > 0) ?? false;
  });

test.describe('enlarged to 200 %, with keys alone, without motion', () => {
  test.use({ viewport: { width: 640, height: 450 } });

  test('a rider sells a bike, and sees all of each step', async ({ page }) => {
    const type = (text: string) => page.keyboard.type(text);
    const press = (key: string) => page.keyboard.press(key);
    const named = (role: 'button' | 'combobox' | 'radio' | 'textbox', name: string | RegExp) =>
      page.getByRole('form', { name: 'Sell your bike' }).getByRole(role, { name, exact: true });
    const isWhole = async () => {
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
    };
    await signIn(page);
    await page.goto('/sell-bikes');
    await untilWhole(page);
    await isWhole();

    await tabTo(page, named('combobox', 'Brand'));
    await type('Honda');
    await tabTo(page, named('combobox', 'Model'));
    await type('Activa');
    await press('ArrowDown');
    await press('Enter');
    await expect(named('combobox', 'Model')).toHaveValue('Activa');
    await tabTo(page, named('combobox', 'Year of manufacture'));
    await type('2021');
    await tabTo(page, named('button', '30,000'));
    await press('Space');
    await tabTo(page, named('radio', 'Black'));
    await press('ArrowRight');
    await expect(named('radio', 'White')).toBeChecked();
    await tabTo(page, named('radio', '1st'));
    await press('Space');
    await isWhole();
    await tabTo(page, named('button', 'Continue'));
    await press('Enter');

    await expect(page.getByRole('heading', { name: /^Step 2 of 3/ })).toBeFocused();
    await tabTo(page, named('button', 'Choose a city'));
    await press('Enter');
    await expect(page.getByRole('combobox', { name: 'Search city' }).last()).toBeFocused();
    await type('pune');
    await expect(page.getByRole('option', { name: 'Pune, Maharashtra' })).toBeVisible();
    await press('Enter');
    await expect(named('textbox', 'City')).toHaveValue('Pune');
    await tabTo(page, named('textbox', 'Registration location'));
    await type('Pune (MH12)');
    await isWhole();
    await tabTo(page, named('button', 'Continue'));
    await press('Enter');

    await expect(page.getByRole('heading', { name: /^Step 3 of 3/ })).toBeFocused();
    await tabTo(page, named('radio', /^Excellent/));
    await press('ArrowDown');
    await expect(named('radio', /^Good/)).toBeChecked();
    await tabTo(page, named('textbox', /^Expected price/));
    await type('49800');
    await tabTo(page, named('textbox', /^Description/));
    await type('One owner, used for the office and the market.');
    await tabTo(page, named('textbox', /^Contact/));
    await type('9876543210');
    await isWhole();
    await tabTo(page, named('button', 'List Your Bike'));
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
    await press('Tab');
    await expect(page.getByText('OK, you’ll stay on this page.')).toBeVisible();
    expect(await isConfettiThere(page)).toBe(false);
    await isWhole();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a rider reads what the form needs, and where else to go', async ({ page }) => {
    await page.goto('/sell-bikes');
    await expect(page.getByRole('heading', { name: 'Turn on JavaScript to list a bike' })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Sell your bike' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Start Now' })).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Used bikes' }).click();
    await expect(page).toHaveURL('/used-bikes');
  });
});

test('nothing moves while a rider fills in the first step', async ({ page }) => {
  await keepShifts(page);
  for (const width of [390, 1280])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/sell-bikes');
      await untilWhole(page);
      await untilAtRest(page);
      await forgetShifts(page);
      await page.getByRole('combobox', { name: 'Brand' }).selectOption('honda');
      await expectFormStill(page, 'brand');
      await page.getByRole('combobox', { name: 'Model' }).fill('Activ');
      await page.getByRole('option', { name: 'Activa', exact: true }).click();
      await expectFormStill(page, 'model');
      await page.getByRole('combobox', { name: /^Version/ }).press('Escape');
      await page.getByRole('combobox', { name: 'Year of manufacture' }).selectOption({ index: 5 });
      await page.getByRole('button', { name: '30,000' }).click();
      await expect(page.getByRole('region', { name: 'Estimated value' }).getByText(/₹/).first()).toBeVisible();
      await page.getByRole('radio', { name: 'Red' }).check({ force: true });
      await page.getByRole('radio', { name: '1st' }).check({ force: true });
      await untilAtRest(page);
      await expectFormStill(page, 'the rest');
    });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true });

  test('nobody is asked to drag photos', async ({ page }) => {
    await page.goto('/sell-bikes');
    await untilWhole(page);
    await tellVehicle(page);
    await expect(page.getByText('Add photos of the bike')).toBeVisible();
    await expect(page.getByText('Drag photos here')).toBeHidden();
    await expect(page.getByText('Take a photo')).toBeVisible();
  });
});
