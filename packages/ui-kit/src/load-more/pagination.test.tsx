import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Pagination } from './pagination.tsx';

const toPage = (page: number) => `/bikes?page=${page}`;

describe('<Pagination />', () => {
  it('links to the pages beside and says which one is in sight', async () => {
    const screen = await render(<Pagination page={2} pages={9} toPage={toPage} />, { wrapper: MemoryRouter });
    const nav = screen.getByRole('navigation', { name: 'Pages' });
    await expect.element(nav.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/bikes?page=1');
    await expect.element(nav.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/bikes?page=3');
    await expect.element(nav.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect.element(nav.getByRole('link', { name: 'Page 9' })).toBeVisible();
  });

  it('has no way back on the first page and none forward on the last', async () => {
    const screen = await render(<Pagination page={1} pages={2} toPage={toPage} />, { wrapper: MemoryRouter });
    await expect.element(screen.getByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
    await screen.rerender(<Pagination page={2} pages={2} toPage={toPage} />);
    await expect.element(screen.getByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  });

  it('is not there for one page', async () => {
    const screen = await render(<Pagination page={1} pages={1} toPage={toPage} />, { wrapper: MemoryRouter });
    await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
  });

  it('hides where a list grows by itself', async () => {
    const screen = await render(<Pagination page={1} pages={3} toPage={toPage} seen="without-scripts" />, {
      wrapper: MemoryRouter,
    });
    expect(screen.container.querySelectorAll('a')).toHaveLength(4);
    await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
  });
});
