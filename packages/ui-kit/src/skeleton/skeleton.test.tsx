import { afterEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Skeleton } from './skeleton.tsx';

const prefer = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

afterEach(() => prefer('reduce'));

it('is drawn and moves in sight only, and keeps its size', async () => {
  await prefer('no-preference');
  await page.viewport(390, 800);
  let isSkipped: boolean | undefined;
  document.addEventListener('contentvisibilityautostatechange', (event) => {
    isSkipped = (event as ContentVisibilityAutoStateChangeEvent).skipped;
  });
  const screen = await render(
    <div style={{ paddingBlock: 3000 }}>
      <Skeleton width="120px" height="40px" />
    </div>,
  );
  const bar = screen.container.querySelector('span');
  await expect.poll(() => isSkipped).toBe(true);
  expect(bar?.getBoundingClientRect()).toMatchObject({ width: 120, height: 40 });
  expect(document.getAnimations()).toEqual([]);
  bar?.scrollIntoView();
  await expect.poll(() => isSkipped).toBe(false);
  await expect.poll(() => document.getAnimations().length).toBeGreaterThan(0);
  expect(bar?.getBoundingClientRect()).toMatchObject({ width: 120, height: 40 });
  scrollTo(0, 0);
  await expect.poll(() => isSkipped).toBe(true);
});
