import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DealLabel } from './deal-label.tsx';

describe('<DealLabel />', () => {
  it('says in words how the price lies', async () => {
    const screen = await render(<DealLabel grade="good">Good price, by ₹3,200</DealLabel>);
    await expect.element(screen.getByText('Good price, by ₹3,200')).toBeVisible();
  });

  it.each([
    ['great', 'success'],
    ['fair', 'plain'],
    ['high', 'warn'],
    ['unusually-low', 'warn'],
  ] as const)('looks for %s as for %s', async (grade, tone) => {
    const screen = await render(<DealLabel grade={grade}>Words</DealLabel>);
    expect(screen.container.querySelector('p')?.dataset['tone']).toBe(tone);
  });
});
