import { createMemoryRouter, Outlet, RouterProvider, useLinkClickHandler } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LateNavigate } from './late-navigate.tsx';
import { useLateNavigate } from './use-late-navigate.ts';

function Calculator() {
  const navigate = useLateNavigate();
  const write = (years: number) => () => void navigate(`/emi?years=${years}`, { replace: true });
  return (
    <>
      <h1>Calculator</h1>
      <button type="button" onClick={write(2)}>
        Two years
      </button>
      <button type="button" onClick={write(3)}>
        Three years
      </button>
      <a href="/bikes" onClick={useLinkClickHandler('/bikes')}>
        Bikes
      </a>
    </>
  );
}

/** Creates a site whose page loads are held until released. */
async function visit(held: string) {
  const { promise, resolve } = Promise.withResolvers<null>();
  const loader = ({ request }: { request: Request }) => (request.url.includes(held) ? promise : null);
  const pages = { '/emi': <Calculator />, '/bikes': <h1>All bikes</h1>, '/moved': <LateNavigate to="/emi" /> };
  const children = Object.entries(pages).map(([path, element]) => ({ path, element, loader }));
  const router = createMemoryRouter([{ path: '/', element: <Outlet />, children }], { initialEntries: ['/emi'] });
  Object.assign(window, { __reactRouterDataRouter: router });
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByRole('heading', { name: 'Calculator' })).toBeVisible();
  return { screen, router, arrive: () => resolve(null) };
}

afterEach(() => {
  Reflect.deleteProperty(window, '__reactRouterDataRouter');
});

describe('useLateNavigate', () => {
  it('gives way to a link that was pressed before, however long its page takes', async () => {
    const { screen, router, arrive } = await visit('/bikes');
    await screen.getByRole('link', { name: 'Bikes' }).click();
    await screen.getByRole('button', { name: 'Two years' }).click();
    arrive();
    await expect.element(screen.getByRole('heading', { name: 'All bikes' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/bikes');
  });

  it('takes the place of an address of its own that is on its way', async () => {
    const { screen, router } = await visit('years=2');
    await screen.getByRole('button', { name: 'Two years' }).click();
    await screen.getByRole('button', { name: 'Three years' }).click();
    await expect.poll(() => router.state.location.search).toBe('?years=3');
  });
});

describe('<LateNavigate />', () => {
  it('leads on in the place of its page', async () => {
    const { screen, router } = await visit('nothing');
    await router.navigate('/moved');
    await expect.element(screen.getByRole('heading', { name: 'Calculator' })).toBeVisible();
    await router.navigate(-1);
    expect(router.state.location.key).toBe('default');
  });
});

describe('<LateNavigate />', () => {
  it('leaves no entry behind to which Back would lead in a circle', async () => {
    const { screen, router } = await visit('nothing');
    await router.navigate('/bikes');
    await expect.element(screen.getByRole('heading', { name: 'All bikes' })).toBeVisible();
    await router.navigate('/moved');
    await expect.element(screen.getByRole('heading', { name: 'Calculator' })).toBeVisible();
    await router.navigate(-1);
    await expect.element(screen.getByRole('heading', { name: 'All bikes' })).toBeVisible();
  });
});
