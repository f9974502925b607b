import { renderWithApi } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { EmiCalculatorPage } from './emi-calculator-page.tsx';
import { readEmiInputs } from './emi-inputs.ts';

const show = (search = '') =>
  renderWithApi(<EmiCalculatorPage inputs={readEmiInputs(new URLSearchParams(search))} />, []);

describe('<EmiCalculatorPage />', () => {
  it('begins with ₹1,00,000 at 10 % in arrears', async () => {
    const { screen } = await show();
    await expect.element(screen.getByRole('heading', { name: 'EMI Calculator - Bike Loan' })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'For ₹1,00,000 at 10%' })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /In arrears/ })).toBeChecked();
    await expect
      .element(screen.getByRole('row', { name: /36 months/ }))
      .toHaveTextContent('36 months (chosen)₹3,227₹16,162₹1,16,162');
  });
});
