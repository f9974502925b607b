import { renderWithApi } from '@dopahiya/api-client/testing';
import { expect, it } from 'vitest';
import { menuAt } from './active-menu.ts';
import { ErrorScreen } from './error-screen.tsx';
import { SiteFooter } from './site-footer.tsx';

it('gives a page one name, and a name one page, in the menu, the footer and the error page', async () => {
  const { screen } = await renderWithApi(
    <>
      <ErrorScreen error={new Error('broken')} />
      <SiteFooter />
    </>,
    [],
    { at: '/' },
  );
  await expect.element(screen.getByRole('link', { name: 'Best bikes' })).toBeVisible();
  const shown = screen.getByRole('link').elements() as HTMLAnchorElement[];
  const links = [
    ...menuAt('/').flatMap(({ items = [] }) => items.map(({ label, to }) => ({ name: label, path: to }))),
    ...shown.map((link) => ({ name: link.textContent, path: link.getAttribute('href') ?? '' })),
  ].map(({ name, path }) => ({ name: name.toLowerCase(), path }));
  const differing = links.flatMap(({ name, path }) =>
    links.filter((other) => (other.name === name) !== (other.path === path)).map((other) => [name, path, other]),
  );
  expect(differing).toEqual([]);
});
