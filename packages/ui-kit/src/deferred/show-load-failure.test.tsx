import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToastRegion } from '../toast/toast-region.tsx';
import { Deferred } from './deferred.tsx';
import { showLoadFailure } from './show-load-failure.ts';

const load = (): Promise<ComponentType> => Promise.reject(new TypeError('Failed to fetch'));
const fail = (again: boolean) => showLoadFailure(again);

const part = (attempt: number) => (
  <>
    <ToastRegion />
    <Deferred key={attempt} load={load} isWanted given={{}} onFailure={fail} />
  </>
);

it('asks to try again at first, and offers to load the page again when that did not help', async () => {
  const screen = await render(part(1));
  await expect
    .element(screen.getByText('This could not be opened. Check your connection and try again.'))
    .toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' }).query()).toBeNull();
  await screen.rerender(part(2));
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
