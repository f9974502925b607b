import { renderWithApi } from '@dopahiya/api-client/testing';
import { createMemoryRouter, RouterProvider, useLinkClickHandler, useLocation } from 'react-router';
import { render } from 'vitest-browser-react';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAddressState } from './use-address-state.ts';

interface Amount {
  amount: number;
}

const write = ({ amount }: Amount) => (amount === 1 ? '' : `amount=${amount}`);

function RouterLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} onClick={useLinkClickHandler(to)}>
      {children}
    </a>
  );
}

/** Simulates a page whose navigation waits for `arrives`, as when its data must be fetched first. */
function Counter({ arrives }: { arrives: (search: string) => Promise<unknown> }) {
  const { search } = useLocation();
  const [arrived, setArrived] = useState(search);
  useEffect(() => void arrives(search).then(() => setArrived(search)), [arrives, search]);
  const asked = { amount: Number(new URLSearchParams(arrived).get('amount') ?? 1) };
  const { value, change, settled } = useAddressState(asked, write);
  return (
    <>
      <button type="button" onClick={() => change({ amount: value.amount + 1 })}>
        More
      </button>
      <p>{`Now ${value.amount}, settled at ${settled.amount}`}</p>
      <RouterLink to="?amount=50">Fifty</RouterLink>
      <RouterLink to="/bikes">Bikes</RouterLink>
    </>
  );
}

async function show(arrives: (search: string) => Promise<unknown> = () => Promise.resolve()) {
  const { screen, router } = await renderWithApi(<Counter arrives={arrives} />, []);
  const visited: string[] = [];
  router.subscribe(({ location: { search } }) => visited.push(search));
  const more = async (times = 1) => {
    const button = screen.getByRole('button').element() as HTMLElement;
    for (let time = 0; time < times; time++) {
      button.click();
      // React renders a change in the next microtask.
      await Promise.resolve();
    }
  };
  return { screen, visited, more, router };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('useAddressState', () => {
  it('writes the address once for a whole movement', async () => {
    const { screen, visited, more, router } = await show();
    await more(20);
    await expect.element(screen.getByText('Now 21, settled at 21')).toBeVisible();
    expect(visited).toEqual(['?amount=21']);
    expect(router.state.historyAction).toBe('REPLACE');
    await more();
    await expect.poll(() => visited).toEqual(['?amount=21', '?amount=22']);
  });

  it('keeps what is set while its address is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { screen, visited, more } = await show((search) => (search === '?amount=2' ? promise : Promise.resolve()));
    await more();
    await expect.poll(() => visited).toEqual(['?amount=2']);
    await more();
    resolve();
    await expect.element(screen.getByText('Now 3, settled at 3')).toBeVisible();
    await expect.poll(() => visited).toEqual(['?amount=2', '?amount=3']);
  });

  it('leaves the way to a link that was pressed before the address was written', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const router = createMemoryRouter([
      { path: '/', element: <Counter arrives={() => Promise.resolve()} /> },
      { path: '/bikes', element: <h1>All bikes</h1>, loader: () => promise },
    ]);
    // Registered like the site's own router, which knows of a navigation before anything is rendered.
    vi.stubGlobal('__reactRouterDataRouter', router);
    const screen = await render(<RouterProvider router={router} />);
    await screen.getByRole('button').click();
    await screen.getByRole('link', { name: 'Bikes' }).click();
    await expect.element(screen.getByText('Now 2, settled at 2')).toBeVisible();
    resolve(null);
    await expect.element(screen.getByRole('heading', { name: 'All bikes' })).toBeVisible();
  });

  it('is set by an address that comes otherwise', async () => {
    const { screen, more } = await show();
    await more();
    await expect.element(screen.getByText('Now 2, settled at 2')).toBeVisible();
    await screen.getByRole('link', { name: 'Fifty' }).click();
    await expect.element(screen.getByText('Now 50, settled at 50')).toBeVisible();
  });
});
