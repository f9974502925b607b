import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToastRegion } from '../toast/toast-region.tsx';
import { Lightbox } from './lightbox.tsx';

vi.mock('./enlarged-slides.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('closes and says so when it cannot be loaded', async () => {
  const handleClose = vi.fn();
  const screen = await render(
    <>
      <ToastRegion />
      <Lightbox isOpen onClose={handleClose} label="Classic 350" slides={[]} />
    </>,
  );
  await expect.element(screen.getByText(/couldn’t open this/)).toBeVisible();
  expect(handleClose).toHaveBeenCalledOnce();
});
