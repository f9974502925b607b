import { expect, tabTo, test, untilAtRest, untilHydrated } from '../journey.ts';

const quotation = 'ex 92529 rto 7902 handling 1500 ins 9663 total 111594';
test('a loan between the steps of its sliders stays as it is, and so does its address', async ({ page }) => {
  for (const path of ['/emi-calculator?amount=91674&rate=8.75', '/bike-loan?amount=91674&rate=8.75&years=2.75']) {
    await page.goto(path);
    await untilHydrated(page);
    await untilAtRest(page);
    await expect(page.getByRole('textbox', { name: 'Loan amount, exactly' })).toHaveValue('91,674');
    await expect(page.getByRole('textbox', { name: 'Interest rate, yearly, exactly' })).toHaveValue('8.75');
    expect(page.url()).toContain(path);
  }
});

test('a buyer pastes an amount as it stands elsewhere, and is told of one that cannot be read', async ({ page }) => {
  await page.goto('/emi-calculator');
  await untilHydrated(page);
  const amount = page.getByRole('textbox', { name: 'Loan amount, exactly' });
  for (const pasted of ['₹1,50,000', '१,५०,०००/-', '1.5 lakh']) {
    await amount.fill(pasted);
    await amount.blur();
    await expect(amount).toHaveValue('1,50,000');
    await expect(page.getByText('Read as ₹1,50,000.')).toBeVisible();
  }
  await amount.fill('10,5');
  await amount.blur();
  await expect(page.getByText('‘10,5’ could not be read as a number')).toBeVisible();
  await expect(amount).toHaveValue('10,5');
});

test('a buyer sends numbers as people write them without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/ownership`);
  await page.getByLabel('Petrol, a litre').fill('about 100');
  await page.getByLabel('Years').fill('५');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByLabel('Years')).toHaveValue('5');
  await expect(page.getByLabel('Petrol, a litre')).toHaveValue('about 100');
  await expect(page.getByText('‘about 100’ could not be read as a number')).toBeVisible();
  await context.close();
});

test('a buyer has a month computed with the keys alone', async ({ page }) => {
  await page.goto('/emi-calculator?amount=150000&rate=9&months=36');
  await untilHydrated(page);
  const amount = page.getByRole('slider', { name: 'Loan amount' });
  await tabTo(page, amount);
  const before = await amount.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowRight');
  await expect(amount).not.toHaveAttribute('aria-valuetext', before ?? '');
});

test('a buyer checks the price of a bike with the keys alone', async ({ page }) => {
  await page.goto('/price-checker');
  await untilHydrated(page);
  await tabTo(page, page.getByRole('main').getByRole('combobox', { name: 'Bike or scooter' }));
  await page.keyboard.type('classic 350');
  await expect(page.getByRole('option', { name: 'Royal Enfield Classic 350' }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Check price' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/bike=classic-350/);
  await expect(page.getByRole('region', { name: /^On-road price/ })).toContainText(/₹2,\d\d,\d{3}/);
});

test('a buyer finds the showrooms of a brand with the keys alone', async ({ page }) => {
  await page.goto('/dealership/honda');
  await untilHydrated(page);
  await tabTo(page, page.getByRole('combobox', { name: 'Brand' }));
  await page.keyboard.type('royal');
  await expect(page.getByRole('option', { name: 'Royal Enfield' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dealership\/royal-enfield/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Royal Enfield');
});

test('a buyer pastes a quotation and reaches the letter with the keys alone', async ({ page }) => {
  await page.goto('/quote-checker?bike=activa-125');
  await untilHydrated(page);
  await tabTo(page, page.getByRole('tab', { name: 'Paste the text' }));
  await tabTo(page, page.getByRole('textbox', { name: 'The dealer’s message' }));
  await page.keyboard.insertText(quotation);
  await expect(page.getByRole('region', { name: 'Too much on this quotation' })).toContainText(
    '₹1,500 that no rule asks for',
  );
  await tabTo(page, page.getByRole('link', { name: 'Make the letter' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#letter$/);
  await tabTo(page, page.getByRole('radio', { name: 'English' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('article', { name: 'A letter to hand over' })).toHaveAttribute('lang', 'hi');
});

test('a letter about a quotation is one light page of paper, without the site around it', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`/quote-checker?${new URLSearchParams({ bike: 'activa-125', text: quotation })}`);
  await untilHydrated(page);
  const letter = page.getByRole('article', { name: 'A letter to hand over' });
  await expect(letter).toBeVisible();
  await expect(letter).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('header, footer, form, nav, h1').filter({ visible: true })).toHaveCount(0);
  const paper = await page.pdf({ format: 'A4', printBackground: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each tool answers from its address', async ({ page }) => {
    for (const [path, answer] of [
      ['/price-checker?bike=classic-350&city=Delhi', /₹2,\d\d,\d{3}/],
      ['/emi-calculator?amount=150000&rate=9&months=36', /₹4,7\d\d/],
      ['/bike-loan', /₹\d/],
      ['/dealership/honda', /Honda Showrooms in Delhi/],
      [
        `/quote-checker?${new URLSearchParams({ bike: 'activa-125', text: quotation })}`,
        /₹1,500 that no rule asks for/,
      ],
      ['/ownership?bike=activa-125&bike=ather-450x', /₹\d/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(answer);
    }
  });

  for (const path of ['/emi-calculator', '/bike-loan'])
    test(`${path} takes numbers as they are written, and says which it cannot read`, async ({ page }) => {
      await page.goto(path);
      const [amount, rate] = [
        page.getByLabel('Loan amount, exactly'),
        page.getByLabel('Interest rate, yearly, exactly'),
      ];
      await expect(page.locator('main input[type=range]').first()).toBeHidden();
      await amount.fill('₹1,50,000');
      await rate.fill('9.5 %');
      await page.getByRole('main').getByRole('button', { name: 'Calculate EMI' }).first().click();
      await expect(amount).toHaveValue('1,50,000');
      await expect(rate).toHaveValue('9.5');
      await rate.fill('cheap');
      await page.getByRole('main').getByRole('button', { name: 'Calculate EMI' }).first().click();
      await expect(rate).toHaveValue('cheap');
      await expect(page.getByText('‘cheap’ could not be read as a number')).toBeVisible();
    });

  test('a buyer fills in a quotation, as a text or line by line', async ({ page }) => {
    await page.goto('/quote-checker?bike=activa-125');
    await expect(page.getByRole('textbox', { name: 'The dealer’s message' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Handling and logistics' }).fill('1500');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page).toHaveURL(/handling=1500/);
    await expect(page.getByRole('region', { name: 'Too much on this quotation' })).toContainText('₹1,500');
  });
});
