import { expect, test, untilWhole } from '../journey.ts';
import { print } from '../printed.ts';

interface Sheets {
  name: string;
  path: string;
  /** Maximum number of sheets. */
  max: number;
  says: string[];
  /** Column headings of a table, repeated on each sheet. */
  columns?: string;
  isLetter?: boolean;
}

const sheets: Sheets[] = [
  {
    name: 'a bike',
    path: '/royal-enfield/classic-350',
    max: 3,
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
    max: 4,
    says: [
      'Key Differences',
      'Kerb weight',
      'Tyre type',
      'On-road price in Delhi',
      'Own damage',
      'How you fit each bike',
    ],
  },
  {
    name: 'a price',
    path: '/price-checker?bike=classic-350&city=Pune',
    max: 2,
    says: ['Classic 350, Redditch', 'On-road price, Pune', 'for 36 months at 12%'],
  },
  {
    name: 'a loan, month by month,',
    path: '/emi-calculator?amount=150000&rate=9&months=84',
    max: 3,
    says: ['For ₹1,50,000 at 9%', 'All 84 instalments', '₹1,125.00', '₹0.00'],
    columns: 'InstalmentEMIInterestPrincipalStillowed',
  },
  {
    name: 'a letter about a quotation',
    path: `/quote-checker?${new URLSearchParams({ bike: 'activa-125', text: 'ex 92529 rto 7902 handling 1500 ins 9663 total 111594' })}`,
    max: 1,
    says: [],
    isLetter: true,
  },
  {
    name: 'an article',
    path: '/news/kerb-weight-you-feel',
    max: 2,
    says: ['The weight you feel', 'Sample', 'The kerb weight includes fluids and fuel'],
  },
];

/** Elements for screens that are useless on paper. */
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

test('pages are printed whole on few light sheets from the dark theme', async ({ page }) => {
  for (const sheet of sheets)
    await test.step(sheet.name, async () => {
      const { path, max, says } = sheet;
      await page.emulateMedia({ media: null, colorScheme: 'dark' });
      await page.goto(path);
      await untilWhole(page);
      // As the site's own theme switch does.
      await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'));
      const { sheets: count, texts } = await print(page);
      expect.soft(count, path).toBeLessThanOrEqual(max);
      const text = texts.join('');
      for (const words of says) expect.soft(text, path).toContain(words.replaceAll(/\s/gu, ''));
      for (const words of onlyForScreens) expect.soft(text, path).not.toContain(words.replaceAll(/\s/gu, ''));
      if (sheet.columns) {
        expect(texts.length).toBeGreaterThan(1);
        for (const later of texts.slice(1)) expect.soft(later, path).toContain(sheet.columns);
      }
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(page.locator('header, footer, nav, input, button').filter({ visible: true })).toHaveCount(0);
      if (sheet.isLetter) {
        const letter = page.getByRole('article', { name: 'Letter to the showroom' });
        await expect(letter).toHaveCSS('background-color', 'rgb(255, 255, 255)');
        await expect(page.locator('form, h1').filter({ visible: true })).toHaveCount(0);
      } else {
        expect.soft(text, path).toContain('dealer’squotationisfinal');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(20, 24, 23)');
      }
    });
});
