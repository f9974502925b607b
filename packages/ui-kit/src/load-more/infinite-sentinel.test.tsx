import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { untilRendered } from '../testing.ts';
import { InfiniteSentinel } from './infinite-sentinel.tsx';

async function show(distance: number, props = {}) {
  await page.viewport(800, 600);
  const handleMore = vi.fn();
  const list = (more: object) => (
    <>
      <div style={{ height: 600 + distance }}>List</div>
      <InfiniteSentinel hasMore loading={false} onLoadMore={handleMore} {...props} {...more} />
    </>
  );
  const screen = await render(list({}));
  return { screen, handleMore, change: (more: object) => screen.rerender(list(more)) };
}

const inSight = -200;

describe('<InfiniteSentinel />', () => {
  it('loads when the end comes into sight', async () => {
    const { handleMore } = await show(inSight);
    await expect.poll(() => handleMore).toHaveBeenCalledOnce();
  });

  // The frame that tests run in clips at its edge, whatever the margin.
  it('looks 100 px ahead', async () => {
    const observe = vi.spyOn(window, 'IntersectionObserver');
    await show(inSight);
    expect(observe).toHaveBeenCalledWith(
      expect.any(Function),
      expect.objectContaining({ rootMargin: '100px', threshold: 0.1 }),
    );
    observe.mockRestore();
  });

  it('waits while the end is further away, until the visitor scrolls there', async () => {
    const { handleMore } = await show(900);
    await untilRendered();
    expect(handleMore).not.toHaveBeenCalled();
    scrollTo({ top: 5000 });
    await expect.poll(() => handleMore).toHaveBeenCalledOnce();
    scrollTo({ top: 0 });
  });

  it('loads again when what came did not fill the screen', async () => {
    const { handleMore, change } = await show(inSight);
    await expect.poll(() => handleMore).toHaveBeenCalledOnce();
    await change({ loading: true });
    await change({ loading: false });
    await expect.poll(() => handleMore).toHaveBeenCalledTimes(2);
  });

  it('says what it does and does not ask twice', async () => {
    const { screen, handleMore } = await show(inSight, { loading: true });
    await expect.element(screen.getByText('Loading more bikes')).toBeVisible();
    await untilRendered();
    expect(handleMore).not.toHaveBeenCalled();
  });

  it('lets a keyboard skip to the footer', async () => {
    const { screen } = await show(inSight, { loading: true });
    await userEvent.keyboard('{Tab}');
    const link = screen.getByRole('link', { name: 'Skip to the footer' });
    await expect.element(link).toHaveFocus();
    await expect.element(link).toHaveAttribute('href', '#footer');
  });

  it('tells the end', async () => {
    const { screen, handleMore } = await show(inSight, { hasMore: false, end: 'Showing 48 bikes' });
    await expect.element(screen.getByText('Showing 48 bikes')).toBeVisible();
    await untilRendered();
    expect(handleMore).not.toHaveBeenCalled();
  });
});
