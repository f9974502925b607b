import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { showToast } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

vi.mock('./toaster.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('tells all the same when what draws toasts cannot be loaded', async () => {
  const screen = await render(<ToastRegion />);
  showToast({ text: 'First.', kind: 'error' });
  showToast({ text: 'First.', kind: 'error' });
  await expect.element(screen.getByRole('status').getByText('First.')).toBeVisible();
  const press = vi.fn();
  showToast({ text: 'Second.', kind: 'error', action: { label: 'Reload the page', onPress: press } });
  await screen.getByRole('button', { name: 'Reload the page' }).click();
  expect(press).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect.element(screen.getByText('First.')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Second.')).toBeVisible();
});
