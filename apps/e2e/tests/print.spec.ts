import { expect, test, untilWhole } from '../journey.ts';
import { print } from '../printed.ts';

const sheets = [
  {
    name: 'a bike',
    path: '/royal-enfield/classic-350',
    most: 3,
    says: [
      'Classic 350',
      'On-road price, Delhi',
      'Redditch',
      'Wheelbase',
      '1,390 mm',
      'Tyre type',
      'Warranty',
      'Jodhpur',
    ],
  },
  {
    name: 'a comparison',
    path: '/compare-bikes/classic-350-vs-cb350',
    most: 3,
    says: [
      'Key Differences',
      'Kerb weight',
      'Tyre type',
      'On-road price in Delhi',
      'Own damage',
      'You on each of them',
    ],
  },
  {
    name: 'a price',
    path: '/price-checker?bike=classic-350&city=Pune',
    most: 2,
    says: ['Classic 350, Redditch', 'On-road price, Pune', 'for 36 months at 8.5 %'],
  },
  {
    name: 'a loan, month by month,',
    path: '/emi-calculator?amount=150000&rate=9&months=60',
    most: 3,
    says: ['For ₹1,50,000 at 9%', 'All 60 instalments', '₹1,125.00', '₹0.00'],
  },
  {
    name: 'an article',
    path: '/news/kerb-weight-you-feel',
    most: 2,
    says: ['The weight you feel', 'Sample', 'The kerb weight includes fluids and fuel'],
  },
];

/** What a screen has and paper has no use for. */
const onlyForScreens = [
  'Skip to content',
  'Find Dealership',
  'Get Best Price',
  'Compare rows',
  'Change bike',
  'Back',
  'News & Reviews',
  'About us',
  'Log in',
];

for (const { name, path, most, says } of sheets)
  test(`${name} is printed whole on few light pages from the dark theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await untilWhole(page);
    // As the site's own switch does it.
    await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'));
    const { sheets: count, texts } = await print(page);
    expect(count).toBeLessThanOrEqual(most);
    const text = texts.join('');
    for (const words of [...says, 'what you pay stands on the dealer’s own quotation'])
      expect(text).toContain(words.replaceAll(/\s/gu, ''));
    for (const words of onlyForScreens) expect.soft(text).not.toContain(words.replaceAll(/\s/gu, ''));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(20, 24, 23)');
    await expect(page.locator('header, footer, nav, input, button').filter({ visible: true })).toHaveCount(0);
  });

test('a table that goes on says on each sheet again what its columns are', async ({ page }) => {
  await page.goto('/emi-calculator?amount=150000&rate=9&months=84');
  await untilWhole(page);
  const { texts } = await print(page);
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts.slice(1)) expect(text).toContain('InstalmentEMIInterestPrincipalStillowed');
});
