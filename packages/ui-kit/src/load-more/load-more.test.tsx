import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LoadMore } from './load-more.tsx';

describe('<LoadMore />', () => {
  it('loads what follows and says how far the list goes', async () => {
    const handleMore = vi.fn();
    const screen = await render(
      <LoadMore label="Load More Showrooms" progress="Page 1 of 4" onLoadMore={handleMore} />,
    );
    await expect.element(screen.getByRole('status')).toHaveTextContent('Page 1 of 4');
    await screen.getByRole('button', { name: 'Load More Showrooms' }).click();
    expect(handleMore).toHaveBeenCalledOnce();
  });

  it('takes no second press while it loads', async () => {
    const handleMore = vi.fn();
    const screen = await render(<LoadMore label="Load More" onLoadMore={handleMore} loading />);
    await screen.getByRole('button').click({ force: true });
    expect(handleMore).not.toHaveBeenCalled();
  });

  it('keeps the focus where the last items are loaded, when its button goes', async () => {
    const screen = await render(<LoadMore label="Load More" onLoadMore={vi.fn()} />);
    await screen.getByRole('button').click();
    await screen.rerender(<LoadMore label="Load More" progress="Showing 12 bikes" />);
    await expect.element(screen.getByText('Showing 12 bikes')).toBeVisible();
    expect(document.activeElement).toContainElement(screen.getByRole('status').element());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is not there where a list has one page and there is nothing to say', async () => {
    const screen = await render(<LoadMore label="Load More" />);
    expect(screen.container.textContent).toBe('');
    expect(screen.getByRole('status').query()).toBeNull();
  });

  it('takes no focus that is elsewhere', async () => {
    const screen = await render(<LoadMore label="Load More" onLoadMore={vi.fn()} />);
    await screen.rerender(<LoadMore label="Load More" progress="Showing 12 bikes" />);
    await expect.element(screen.getByText('Showing 12 bikes')).toBeVisible();
    await expect.element(document.body).toHaveFocus();
  });

  it('has no button when all is shown, and takes no focus', async () => {
    const screen = await render(<LoadMore label="Load More" progress="Showing 12 bikes" />);
    await expect.element(screen.getByText('Showing 12 bikes')).toBeVisible();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    await expect.element(document.body).toHaveFocus();
  });
});
