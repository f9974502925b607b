import { missingPrice } from '@dopahiya/domain/site';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Price } from './price.tsx';

describe('<Price />', () => {
  it('shows rupees in Indian grouping with what they are', async () => {
    const screen = await render(<Price amount={181118} qualifier="ex-showroom, Delhi" label="Expected Price" />);
    await expect.element(screen.getByText('₹1,81,118', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('ex-showroom, Delhi')).toBeVisible();
    await expect.element(screen.getByText('Expected Price')).toBeVisible();
  });

  it('says so when nobody gave a price, and then not what it is', async () => {
    const screen = await render(<Price amount={null} qualifier="ex-showroom, Delhi" />);
    await expect.element(screen.getByText('Price not available')).toBeVisible();
    await expect.element(screen.getByText('ex-showroom, Delhi')).not.toBeInTheDocument();
  });

  it('takes the words that a table or a search has for a missing price', async () => {
    const screen = await render(<Price amount={null} missing={missingPrice.search} />);
    await expect.element(screen.getByText('Price on request')).toBeVisible();
  });

  it('sets a free bike apart from one without a price', async () => {
    const screen = await render(<Price amount={0} />);
    await expect.element(screen.getByText('₹0')).toBeVisible();
  });

  it('sets figures of equal width', async () => {
    const screen = await render(<Price amount={181118} size="xl" />);
    expect(getComputedStyle(screen.getByText('₹1,81,118').element()).fontVariantNumeric).toContain('tabular-nums');
  });
});
