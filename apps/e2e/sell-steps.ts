import type { Page } from '@playwright/test';

/** Fills in the first step of the sell form and continues. */
export async function tellVehicle(page: Page) {
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('honda');
  await page.getByRole('combobox', { name: 'Model' }).fill('Activ');
  await page.getByRole('option', { name: 'Activa', exact: true }).click();
  await page.getByRole('combobox', { name: 'Year of manufacture' }).selectOption({ index: 5 });
  await page.getByRole('button', { name: '30,000' }).click();
  await page.getByRole('radio', { name: 'Red' }).check({ force: true });
  await page.getByRole('radio', { name: '1st' }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Fills in the place of the second step. */
export async function tellPlace(page: Page) {
  await page.getByRole('button', { name: 'Choose a city' }).click();
  await page.getByRole('combobox', { name: 'Search city' }).last().fill('pune');
  await page.getByRole('option', { name: 'Pune, Maharashtra' }).click();
  await page.getByRole('textbox', { name: 'Registration location' }).fill('Pune (MH12)');
}

/** Fills in the third step. */
export async function tellRest(page: Page) {
  await page.getByRole('radio', { name: /^Good/ }).check();
  await page.getByRole('textbox', { name: 'Expected price' }).fill('49800');
  await page.getByRole('textbox', { name: 'Description' }).fill('One owner, used for the office and the market.');
  await page.getByRole('textbox', { name: 'Contact' }).fill('98765 43210');
}
