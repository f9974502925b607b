import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ValueRange } from './value-range.tsx';

describe('<ValueRange />', () => {
  it('tells both bounds, what is likely and how sure that is', async () => {
    const screen = await render(<ValueRange low={43600} likely={48500} high={53300} confidence="82% confidence." />);
    await expect.element(screen.getByText(/₹43,600 to ₹53,300/)).toBeVisible();
    await expect.element(screen.getByText('Most likely ₹48,500. 82% confidence.')).toBeVisible();
  });

  it('stands where the value lies between the bounds', async () => {
    const screen = await render(<ValueRange low={100} likely={200} high={200} confidence="" />);
    const marker = screen.getByText('₹200', { exact: true }).element() as HTMLElement;
    expect(marker.style.insetInlineStart).toBe('90%');
    await screen.rerender(<ValueRange low={200} likely={200} high={200} confidence="" />);
    expect(marker.style.insetInlineStart).toBe('50%');
  });
});
