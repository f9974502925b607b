import { chooseByKeys, expect, tabTo, test, untilAtRest, untilHydrated } from '../journey.ts';

const quotation = 'ex 92529 rto 7902 handling 1500 ins 9663 total 111594';

test('a buyer checks a price, finds showrooms and reaches the letter about a quotation with the keys alone', async ({
  page,
}) => {
  await test.step('the price of a bike', async () => {
    await page.goto('/price-checker');
    await untilHydrated(page);
    await tabTo(page, page.getByRole('main').getByRole('combobox', { name: 'Bike or scooter' }));
    await page.keyboard.type('classic 350');
    await chooseByKeys(page, /^Royal Enfield Classic 350/);
    await tabTo(page, page.getByRole('button', { name: 'Check price' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/bike=classic-350/);
    await expect(page.getByRole('region', { name: /^On-road price/ })).toContainText(/₹2,\d\d,\d{3}/);
  });
  await test.step('the showrooms of a brand', async () => {
    await page.goto('/dealership/honda');
    await untilHydrated(page);
    await tabTo(page, page.getByRole('combobox', { name: 'Brand' }));
    await page.keyboard.type('royal');
    await chooseByKeys(page, /^Royal Enfield/);
    await expect(page).toHaveURL(/\/dealership\/royal-enfield/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Royal Enfield');
  });
  await test.step('the letter about a quotation', async () => {
    await page.goto('/quote-checker?bike=activa-125');
    await untilHydrated(page);
    await tabTo(page, page.getByRole('tab', { name: 'Paste the text' }));
    await tabTo(page, page.getByRole('textbox', { name: 'The dealer’s message' }));
    await page.keyboard.insertText(quotation);
    await expect(page.getByRole('region', { name: 'Overcharge on this quotation' })).toContainText(
      '₹1,500 that no rule requires',
    );
    await tabTo(page, page.getByRole('link', { name: 'Make the letter' }).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#letter$/);
    await tabTo(page, page.getByRole('radio', { name: 'English' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('article', { name: 'Letter to the showroom' })).toHaveAttribute('lang', 'hi');
  });
  await test.step('a loan between the steps of its sliders, whose address stays', async () => {
    const path = '/bike-loan?amount=91674&rate=8.75&years=2.75';
    await page.goto(path);
    await untilAtRest(page);
    await expect(page.getByRole('textbox', { name: 'Loan amount, exactly' })).toHaveValue('91,674');
    await expect(page.getByRole('textbox', { name: 'Interest rate, yearly, exactly' })).toHaveValue('8.75');
    expect(page.url()).toContain(path);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each tool answers from its address, and takes what people write', async ({ page }) => {
    const main = page.getByRole('main');
    for (const [path, answer] of [
      ['/price-checker?bike=classic-350&city=Delhi', /₹2,\d\d,\d{3}/],
      ['/dealership/honda', /Honda Showrooms in Delhi/],
      [
        `/quote-checker?${new URLSearchParams({ bike: 'activa-125', text: quotation })}`,
        /₹1,500 that no rule requires/,
      ],
      ['/emi-calculator?amount=150000&rate=9&months=36', /₹4,7\d\d/],
    ] as const)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main).toContainText(answer);
      });
    await test.step('a loan takes numbers as they are written, and says which it cannot read', async () => {
      const [amount, rate] = [
        page.getByLabel('Loan amount, exactly'),
        page.getByLabel('Interest rate, yearly, exactly'),
      ];
      const calculate = main.getByRole('button', { name: 'Calculate EMI' }).first();
      await expect(page.locator('main input[type=range]').first()).toBeHidden();
      await amount.fill('₹1,60,000');
      await rate.fill('9.5 %');
      await calculate.click();
      await expect(amount).toHaveValue('1,60,000');
      await expect(rate).toHaveValue('9.5');
      await rate.fill('cheap');
      await calculate.click();
      await expect(rate).toHaveValue('cheap');
      await expect(page.getByText('couldn’t read ‘cheap’ as a number')).toBeVisible();
    });
    await test.step('so does the cost of owning', async () => {
      await page.goto('/ownership?bike=activa-125&bike=ather-450x');
      await expect(main).toContainText(/₹\d/);
      await page.getByLabel('Petrol, per litre').fill('about 100');
      await page.getByLabel('Years').fill('५');
      await page.getByRole('button', { name: 'Calculate costs' }).click();
      await expect(page.getByLabel('Years')).toHaveValue('5');
      await expect(page.getByLabel('Petrol, per litre')).toHaveValue('about 100');
      await expect(page.getByText('couldn’t read ‘about 100’ as a number')).toBeVisible();
    });
    await test.step('a quotation is filled in line by line', async () => {
      await page.goto('/quote-checker?bike=activa-125');
      await expect(page.getByRole('textbox', { name: 'The dealer’s message' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Handling and logistics' }).fill('1500');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(page).toHaveURL(/handling=1500/);
      await expect(page.getByRole('region', { name: 'Overcharge on this quotation' })).toContainText('₹1,500');
    });
  });
});
