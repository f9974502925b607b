import { locationOf } from '@dopahiya/site';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { placeholderPage } from './placeholder.page.tsx';

async function open(path: string, before: readonly string[] = []) {
  const { component: Page } = placeholderPage;
  const element = <Page at={locationOf(placeholderPage, { pathname: path, search: '' }, {})} />;
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: null },
    ],
    { initialEntries: [...before, path].slice(0, 1) },
  );
  if (before.length > 0) await router.navigate(path);
  return { router, screen: await render(<RouterProvider router={router} />) };
}

describe('a placeholder page', () => {
  it.each([
    ['/insurance', 'Insurance'],
    ['/news-media', 'News Media'],
    ['/reviews', 'Reviews'],
  ])('at %s is called %s, and says that it is to come', async (path, title) => {
    const { screen } = await open(path);
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const text = 'This feature is currently under development and will be available soon';
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it('goes back to the page before', async () => {
    const { router, screen } = await open('/reviews', ['/bikes']);
    await screen.getByRole('link', { name: 'Go Back' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/bikes');
  });

  it('goes back to a page that was opened before the site', async () => {
    const { router, screen } = await open('/reviews');
    vi.spyOn(history, 'length', 'get').mockReturnValue(Infinity);
    const goBack = vi.spyOn(router, 'navigate').mockResolvedValue();
    await screen.getByRole('link', { name: 'Go Back' }).click();
    expect(goBack.mock.calls).toEqual([[-1]]);
  });

  it('leads home where there is none', async () => {
    vi.spyOn(history, 'length', 'get').mockReturnValue(0);
    const { router, screen } = await open('/reviews');
    await screen.getByRole('link', { name: 'Go Back' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/');
  });
});
