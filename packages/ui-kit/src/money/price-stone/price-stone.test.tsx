import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PriceState } from './price-bill.ts';
import { PriceStone } from './price-stone.tsx';

const bill = {
  total: 210748,
  lines: [
    { label: 'Ex-showroom price', amount: 181118 },
    { label: 'RTO charges', amount: 15412, details: [{ label: 'Rule', text: '8 % of the vehicle price' }] },
    { label: 'Insurance', amount: null },
  ],
  foot: <p>EMI from ₹6,653 a month</p>,
};

const show = (price: PriceState, rest = {}) =>
  render(<PriceStone label="On-road price" city="Delhi" note="Indicative" price={price} {...rest} />);

describe('<PriceStone />', () => {
  it('says what the price is and where, with total, lines and EMI', async () => {
    const screen = await show({ status: 'known', bill });
    const stone = screen.getByRole('region', { name: 'On-road price, Delhi' });
    await expect.element(stone.getByText('₹2,10,748')).toBeVisible();
    await expect.element(stone.getByText('Indicative')).toBeVisible();
    await expect
      .element(stone.getByRole('listitem').filter({ hasText: 'Ex-showroom price' }))
      .toHaveTextContent('Ex-showroom price₹1,81,118');
    await expect.element(stone.getByRole('listitem').filter({ hasText: 'Insurance' })).toHaveTextContent('Insurance--');
    await expect.element(stone.getByText('EMI from ₹6,653 a month')).toBeVisible();
  });

  it('shows a price softly when it has changed, and not when the page is opened', async () => {
    const screen = await show({ status: 'known', bill });
    const animationOf = (price: string) =>
      getComputedStyle(screen.getByText(price).element().closest('[data-changed]') as Element).animationName;
    expect(animationOf('₹2,10,748')).toBe('none');
    const changed: PriceState = { status: 'known', bill: { ...bill, total: 198000 } };
    await screen.rerender(<PriceStone label="On-road price" city="Pune" note="Indicative" price={changed} />);
    expect(animationOf('₹1,98,000')).not.toBe('none');
    expect(screen.getByText('₹1,98,000').element().closest('[aria-live=polite]')).not.toBeNull();
  });

  it('opens a line to say where it comes from', async () => {
    const screen = await show({ status: 'known', bill });
    const rule = screen.getByText('8 % of the vehicle price');
    await expect.element(rule).not.toBeVisible();
    await screen.getByText('RTO charges').click();
    await expect.element(rule).toBeVisible();
  });

  it('copies, once there is something to copy', async () => {
    const handleCopy = vi.fn();
    const screen = await show({ status: 'known', bill }, { onCopy: handleCopy });
    await screen.getByRole('button', { name: 'Copy price details' }).click();
    expect(handleCopy).toHaveBeenCalledOnce();
    await screen.rerender(
      <PriceStone
        label="On-road price"
        city="Delhi"
        price={{ status: 'loading', label: 'Loading' }}
        onCopy={handleCopy}
      />,
    );
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('asks for a city', async () => {
    const screen = await show(
      {
        status: 'city-missing',
        text: 'Choose a city to see the on-road price.',
        action: <button type="button">Choose city</button>,
      },
      { city: null },
    );
    await expect.element(screen.getByRole('region', { name: 'On-road price', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Choose city' })).toBeVisible();
  });

  it('keeps the last price with its note while a new one is awaited', async () => {
    const screen = await show({
      status: 'loading',
      label: 'Loading the price',
      bill: { ...bill, note: 'as of 10:42' },
    });
    await expect.element(screen.getByText('₹2,10,748')).toBeVisible();
    await expect.element(screen.getByText('as of 10:42')).toBeVisible();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading the price');
  });

  it('says what is awaited when there is no price yet', async () => {
    const screen = await show({ status: 'loading', label: 'Loading the price' });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading the price');
  });

  it('tells a failure and tries again', async () => {
    const handleRetry = vi.fn();
    const screen = await show({ status: 'failed', title: 'Failed to fetch price.', onRetry: handleRetry, bill });
    await expect.element(screen.getByRole('alert').getByText('Failed to fetch price.')).toBeVisible();
    await screen.getByRole('button', { name: 'Try Again' }).click();
    expect(handleRetry).toHaveBeenCalledOnce();
    await expect.element(screen.getByText('₹2,10,748')).toBeVisible();
  });

  it('says that there is none', async () => {
    const screen = await show({ status: 'unavailable', text: 'Price not available in Delhi' });
    await expect.element(screen.getByText('Price not available in Delhi')).toBeVisible();
  });
});
