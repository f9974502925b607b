import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ValueRange, type ValueRangeProps } from './value-range.tsx';

const show = (range: Partial<ValueRangeProps> = {}) =>
  render(<ValueRange low={43600} likely={48500} high={53300} confidence="80% confidence." {...range} />);

const placeOf = (element: Element) => (element as HTMLElement).style.insetInlineStart;

describe('<ValueRange />', () => {
  it('tells both bounds, what is likely and how sure that is', async () => {
    const screen = await show();
    await expect.element(screen.getByText(/₹43,600 to ₹53,300/)).toBeVisible();
    await expect.element(screen.getByText('Most likely ₹48,500. 80% confidence.')).toBeVisible();
  });

  it('stands where the value lies between the bounds', async () => {
    const screen = await show({ low: 100, likely: 200, high: 200 });
    const marker = screen.getByText('₹200', { exact: true });
    expect(placeOf(marker.element())).toBe('90%');
    await screen.rerender(<ValueRange low={200} likely={200} high={200} confidence="" />);
    expect(placeOf(marker.element())).toBe('50%');
  });

  it('shows the asking price between the bounds or beyond them, but always on the ruler', async () => {
    const range = (price: number) => (
      <ValueRange low={100} likely={150} high={200} asked={{ price, label: 'Asked' }} confidence="" />
    );
    const screen = await render(range(200));
    for (const [price, place] of [
      [200, '80%'],
      [100, '20%'],
      [900, '100%'],
      [10, '0%'],
    ] as const) {
      await screen.rerender(range(price));
      expect(placeOf(screen.getByText(`Asked ₹${price}`).element())).toBe(place);
    }
  });

  it('tells the bounds alone where nothing is likely', async () => {
    const screen = await show({ likely: null, confidence: 'A rough guide.' });
    await expect.element(screen.getByText('A rough guide.', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/Most likely/)).not.toBeInTheDocument();
  });

  it('puts what is asked on the ruler, at its end where it lies beyond', async () => {
    const screen = await show({ low: 100, likely: 150, high: 200, asked: { price: 200, label: 'Asking' } });
    expect(placeOf(screen.getByText('Asking ₹200').element())).toBe('80%');
    await screen.rerender(
      <ValueRange low={100} likely={150} high={200} asked={{ price: 900, label: 'Asking' }} confidence="" />,
    );
    expect(placeOf(screen.getByText('Asking ₹900').element())).toBe('100%');
  });

  it('keeps the bounds for who cannot see the ruler', async () => {
    const screen = await show({ asked: { price: 49_000, label: 'Asking' }, bounds: 'ruler' });
    await expect.element(screen.getByText(/₹43,600 to ₹53,300/)).toBeInTheDocument();
  });
});
