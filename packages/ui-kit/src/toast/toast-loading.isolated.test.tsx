import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { showToast } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

const isLoaded = (name: string): boolean =>
  performance.getEntriesByType('resource').some((resource) => resource.name.includes(name));

describe('<ToastRegion />', () => {
  it('loads what draws toasts with the first of them', async () => {
    const screen = await render(<ToastRegion />);
    await expect.element(screen.getByRole('status')).toBeInTheDocument();
    expect(isLoaded('toast-region.tsx')).toBe(true);
    expect(isLoaded('/toaster.tsx')).toBe(false);
    showToast({ text: 'Link copied.', kind: 'success' });
    await expect.element(screen.getByText('Link copied.')).toBeVisible();
    expect(isLoaded('/toaster.tsx')).toBe(true);
  });
});
