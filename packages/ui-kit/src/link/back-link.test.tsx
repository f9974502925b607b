import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BackLink } from './back-link.tsx';

const page = (name: string) => (
  <>
    <h1>{name}</h1>
    <BackLink to="/">Back</BackLink>
  </>
);

const routes = ['/', '/best-bikes', '/honda/activa'].map((path) => ({ path, element: page(path) }));

describe('<BackLink />', () => {
  it('leads where it points on the first page of a visit', async () => {
    const router = createMemoryRouter(routes, { initialEntries: ['/honda/activa'] });
    const screen = await render(<RouterProvider router={router} />);
    await screen.getByRole('link', { name: 'Back' }).click();
    await expect.element(screen.getByRole('heading', { name: '/', exact: true })).toBeVisible();
  });

  it('goes back to the page that the visitor came from', async () => {
    const router = createMemoryRouter(routes, { initialEntries: ['/best-bikes'] });
    const screen = await render(<RouterProvider router={router} />);
    await router.navigate('/honda/activa');
    await screen.getByRole('link', { name: 'Back' }).click();
    await expect.element(screen.getByRole('heading', { name: '/best-bikes' })).toBeVisible();
  });
});
