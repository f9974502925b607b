import { expect, test, untilWhole } from '../journey.ts';

const classic = '/royal-enfield/classic-350';
const address = '/report-figure/classic-350';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a rider says that a figure is wrong; what was typed stays when it is refused', async ({ page, complaints }) => {
    // A form that is refused is a page with status 400.
    complaints.allow(/status of 400/);
    await page.goto(classic);
    await page.getByText(/^Figures: /).click();
    await page.getByRole('link', { name: 'A figure is wrong' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A figure of Royal Enfield Classic 350 is wrong');
    await page.getByLabel('Which figure').selectOption('kerb_weight');
    await page.getByLabel('Where you saw it').fill('My registration');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Say what the right figure is.')).toBeVisible();
    await expect(page.getByLabel('Which figure')).toHaveValue('kerb_weight');
    await expect(page.getByLabel('Where you saw it')).toHaveValue('My registration');
    await page.getByLabel('What it should be').fill('196 kg');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(`${address}?sent=1`);
    await expect(page.getByText('Thank you. We will look into it.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Royal Enfield Classic 350' }).click();
    await expect(page).toHaveURL(classic);
  });
});

test('with scripts the same link opens the form where it is', async ({ page }) => {
  await page.goto(classic);
  await untilWhole(page);
  await page.getByText(/^Figures: /).click();
  await page.getByRole('link', { name: 'A figure is wrong' }).click();
  await page.getByLabel('What it should be').fill('41 kmpl');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thank you. We will look into it.')).toBeVisible();
  await expect(page).toHaveURL(classic);
});

test('the form takes nothing of another site, and stays out of every cache and index', async ({ request }) => {
  const form = { bike: 'classic-350', field: 'kerb_weight', value: '196 kg' };
  const foreign = await request.post(address, { form, headers: { origin: 'https://evil.test' } });
  expect(foreign.status()).toBe(403);
  const refused = await request.post(address, { form: { ...form, value: '' } });
  expect([refused.status(), refused.headers()['cache-control']]).toEqual([400, 'no-store']);
  const unknown = await request.post(address, { form: { ...form, bike: 'no-such-bike' } });
  expect(await unknown.text()).toContain('There is no such bike.');
  expect(await (await request.get(address)).text()).toContain('name="robots" content="noindex"');
});
