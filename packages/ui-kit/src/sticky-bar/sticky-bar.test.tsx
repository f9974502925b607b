import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StickyBar } from './sticky-bar.tsx';

const show = () =>
  render(
    <main>
      <div style={{ height: 3000 }}>Page</div>
      <StickyBar label="Price of Classic 350" summary="₹2,10,748">
        <button type="button">Get Best Price</button>
      </StickyBar>
    </main>,
  );

describe('<StickyBar />', () => {
  it('stays at the lower edge of a phone', async () => {
    await page.viewport(360, 700);
    const screen = await show();
    const bar = screen.getByRole('region', { name: 'Price of Classic 350' });
    await expect.element(bar).toBeInViewport({ ratio: 1 });
    expect(bar.element().getBoundingClientRect().bottom).toBe(700);
    await expect.element(bar.getByRole('button')).toBeVisible();
  });

  it('is not there on wide screens', async () => {
    await page.viewport(1024, 700);
    const screen = await show();
    await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
  });
});
