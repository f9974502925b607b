import { renderWithApi } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { PriceCheckerSlot } from './price-checker-slot.tsx';

describe('<PriceCheckerSlot />', () => {
  it('leads to the pages that work prices out', async () => {
    const { screen } = await renderWithApi(<PriceCheckerSlot />, []);
    await expect.element(screen.getByRole('link', { name: 'Choose a bike' })).toHaveAttribute('href', '/bikes');
    await expect
      .element(screen.getByRole('link', { name: 'EMI calculator' }))
      .toHaveAttribute('href', '/emi-calculator');
  });
});
