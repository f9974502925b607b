import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stepper } from './stepper.tsx';

const steps = ['Vehicle Details', 'Photos & Location', 'Contact & Finalize'];

describe('<Stepper />', () => {
  it('says which steps are done and which is at hand', async () => {
    const screen = await render(<Stepper label="Sell your bike" steps={steps} current={2} />);
    const items = screen.getByRole('list', { name: 'Sell your bike' }).getByRole('listitem').elements();
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Done: Vehicle Details',
      '2Photos & Location',
      '3Contact & Finalize',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it.each([
    [1, 1 / 3],
    [3, 1],
  ])('has its bar at step %i of three', async (current, position) => {
    const screen = await render(<Stepper label="Sell your bike" steps={steps} current={current} />);
    const bar = screen.getByRole('progressbar', { name: `Step ${current} of 3` }).element() as HTMLProgressElement;
    expect(bar.position).toBeCloseTo(position);
  });

  it('shows on a phone the name of the step at hand alone, and tells all', async () => {
    await page.viewport(360, 700);
    const screen = await render(<Stepper label="Sell your bike" steps={steps} current={2} />);
    const widthOf = (text: string) => screen.getByText(text).element().getBoundingClientRect().width;
    expect(widthOf('Photos & Location')).toBeGreaterThan(50);
    expect(widthOf('Vehicle Details')).toBeLessThanOrEqual(1);
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});
