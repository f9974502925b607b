import { expect, it, vi } from 'vitest';
import { defer } from './defer.ts';

it('lets the browser show a frame before the work starts', async () => {
  const run = vi.fn();
  defer(run);
  await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  expect(run).not.toHaveBeenCalled();
  await expect.poll(() => run.mock.calls).toHaveLength(1);
});
